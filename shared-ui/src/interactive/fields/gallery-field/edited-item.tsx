import { Counter, FormField, TextInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { Icon } from '../../../static/pictures/icons/icon.tsx';
import type { EditedPicture } from './gallery-field.tsx';
import { messages } from './messages.ts';

type EditedItemProps = {
  picture: EditedPicture;
  place: number;
  total: number;
  maxWords: { alt: number; caption: number };
  onChange: (picture: EditedPicture) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** One picture of several, with its words, its place and the way out. */
export function EditedItem({ picture, place, total, maxWords, onChange, onMove, onRemove }: EditedItemProps) {
  return (
    <li aria-label={messages.picture(place, total)}>
      <img src={picture.src} alt={picture.alt} />
      <div className="ui-gallery-words">
        {(['alt', 'caption'] as const).map((name) => (
          <div key={name}>
            <FormField label={messages[name](place)}>
              <TextInput
                dir="auto"
                autoComplete="off"
                value={picture[name]}
                onChange={({ target }) => onChange({ ...picture, [name]: target.value })}
              />
            </FormField>
            <Counter text={picture[name]} max={maxWords[name]} />
          </div>
        ))}
        <div className="ui-gallery-actions">
          <Button
            variant="outline"
            size="sm"
            isIcon
            data-move={-1}
            aria-label={messages.earlier(place)}
            aria-disabled={place === 1}
            onClick={() => place > 1 && onMove(-1)}
          >
            <Icon name="down" />
          </Button>
          <Button
            variant="outline"
            size="sm"
            isIcon
            data-move={1}
            aria-label={messages.later(place)}
            aria-disabled={place === total}
            onClick={() => place < total && onMove(1)}
          >
            <Icon name="down" />
          </Button>
          <Button variant="ghost" size="sm" isIcon data-remove aria-label={messages.remove(place)} onClick={onRemove}>
            <Icon name="close" />
          </Button>
        </div>
      </div>
    </li>
  );
}
