import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pictureTypes } from '../pictures/picture-types.ts';
import { choosePicture, type PlacedPicture } from './create-quill.ts';
import { LinkForm } from './link-form.tsx';
import { messages } from './messages.ts';
import { PictureForm } from './picture-form.tsx';
import { ToolButton } from './tool-button.tsx';
import { historyTools, insertTools, isOn, type Tool, toolGroups } from './tools.ts';
import type { Cursor } from './use-quill.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type ToolbarProps = {
  quill: Quill;
  cursor: Cursor;
  onPictures: (files: File[], range: Range) => void;
};

/** What can be done with the text: one stop of the Tab key, walked with the arrow keys. */
export function Toolbar({ quill, cursor: { formats, picture, steps }, onPictures }: ToolbarProps) {
  const bar = useRovingFocus();
  const files = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState<Range>();
  const [describing, setDescribing] = useState<PlacedPicture>();

  useEffect(() => {
    const describe = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLImageElement)) return;
      setLinking(undefined);
      setDescribing(choosePicture(quill, target));
    };
    quill.root.addEventListener('click', describe);
    return () => quill.root.removeEventListener('click', describe);
  }, [quill]);

  function press(tool: Tool) {
    quill.focus();
    const { format, value } = tool;
    if (value === false && formats.list) quill.format('list', false, 'user');
    else quill.format(format, isOn(tool, formats) ? false : value, 'user');
  }
  function travel(step: 'undo' | 'redo') {
    quill.focus();
    quill.history[step]();
  }
  function close() {
    setLinking(undefined);
    setDescribing(undefined);
    quill.focus();
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPictures([...(target.files ?? [])], quill.getSelection(true));
    target.value = '';
  };

  return (
    <>
      <div className="ui-editor-toolbar" role="toolbar" aria-label={messages.toolbar} {...bar}>
        {toolGroups.map((tools) => (
          <div className="ui-tool-group" key={tools[0]?.label}>
            {tools.map((tool) => (
              <ToolButton
                key={tool.label}
                label={tool.label}
                path={tool.path}
                isOn={isOn(tool, formats)}
                onPress={() => press(tool)}
              />
            ))}
          </div>
        ))}
        <div className="ui-tool-group">
          <ToolButton
            {...insertTools.link}
            isOn={Boolean(formats.link)}
            isExpanded={Boolean(linking)}
            onPress={() => {
              setDescribing(undefined);
              setLinking(quill.getSelection(true));
            }}
          />
          <ToolButton {...insertTools.image} onPress={() => files.current?.click()} />
          <ToolButton
            {...insertTools.describe}
            isExpanded={Boolean(describing)}
            isDisabled={!picture}
            onPress={() => {
              setLinking(undefined);
              setDescribing(picture);
            }}
          />
        </div>
        <div className="ui-tool-group">
          {historyTools.map(({ step, ...tool }) => (
            <ToolButton key={step} {...tool} isDisabled={!steps[step]} onPress={() => travel(step)} />
          ))}
        </div>
      </div>
      <input ref={files} type="file" accept={pictureTypes} multiple hidden onChange={choose} />
      {linking && (
        <LinkForm
          quill={quill}
          range={linking}
          address={typeof formats.link === 'string' ? formats.link : ''}
          onClose={close}
        />
      )}
      {describing && <PictureForm key={describing.index} quill={quill} picture={describing} onClose={close} />}
    </>
  );
}
