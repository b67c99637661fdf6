import { postTextNames } from 'shared-api/contract/posts/post-texts';
import { Callout } from 'shared-ui/callout';
import { Text } from 'shared-ui/layout';
import { RichText } from 'shared-ui/rich-text';
import { Badge, Bdi, Block, Button, Panel, Stack } from 'shared-ui/static';
import { galleryMessages } from './gallery/gallery-messages.ts';
import { readGallery } from './gallery/gallery-value.ts';
import { postFormMessages as messages } from './messages.ts';
import { TypedEvent } from './typed-event.tsx';
import type { OtherText } from './use-other-texts.ts';

type OtherTextViewProps = { other: OtherText; onTake: () => void };

/** It comes below what was pressed, out of sight on a phone. Who is typing goes on: the alert is read out where it stands. */
function bringIntoView(element: HTMLElement | null) {
  if (!document.activeElement?.matches('input, textarea, [contenteditable]')) element?.focus();
}

function OtherTextView({ other: { isSaved, values, files }, onTake }: OtherTextViewProps) {
  const { title = '', content = '', type } = values;
  const pictures = readGallery(values.gallery).length;
  const texts = postTextNames.filter((name) => values[name]);
  return (
    <section aria-label={isSaved ? messages.savedText : messages.formerText}>
      <Stack>
        <Callout>
          <p role="alert" tabIndex={-1} ref={bringIntoView}>
            {isSaved ? messages.changedElsewhere : messages.formerTextKept}
          </p>
          <Button variant="outline" size="sm" onClick={onTake}>
            {isSaved ? messages.takeSaved : messages.takeFormer}
          </Button>
        </Callout>
        <Panel>
          <Block title={<Bdi>{title}</Bdi>} lead={type === 'Ad' && <Badge tone="announcement">{messages.ad}</Badge>}>
            <TypedEvent values={values} />
            <RichText html={content} titleLevel={2} />
            {texts.map((name) => (
              <Text key={name}>
                {messages[name]}: <Bdi>{values[name]}</Bdi>
              </Text>
            ))}
            {pictures > 0 && <Text>{galleryMessages.withPictures(pictures)}</Text>}
            {files.image && <Text>{messages.withChosenPicture}</Text>}
          </Block>
        </Panel>
      </Stack>
    </section>
  );
}

type OtherTextsProps = { others: readonly OtherText[]; onTake: (other: OtherText) => void };

export const OtherTexts = ({ others, onTake }: OtherTextsProps) =>
  others.map((other) => (
    <OtherTextView
      key={`${other.isSaved} ${other.values.title} ${other.values.content}`}
      other={other}
      onTake={() => onTake(other)}
    />
  ));
