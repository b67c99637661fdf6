import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { type ChangeEvent, useRef, useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { messages } from './messages.ts';
import { ToolButton } from './tool-button.tsx';
import { historyTools, insertTools, toolGroups } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

type ToolbarProps = {
  quill: Quill;
  /** The formats where the cursor is. */
  formats: Record<string, unknown>;
  onPictures: (files: File[], range: Range) => void;
};

function applyLink(quill: Quill, { index, length }: Range, url: string): void {
  if (length > 0) quill.formatText(index, length, 'link', url, 'user');
  else quill.insertText(index, url, 'link', url, 'user');
  quill.setSelection(index + (length || url.length), 0, 'user');
}

/** What can be done with the text: one stop of the Tab key, walked with the arrow keys. */
export function Toolbar({ quill, formats, onPictures }: ToolbarProps) {
  const bar = useRovingFocus();
  const files = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState<Range>();

  const press = (format: string, value: string | true) => {
    quill.focus();
    quill.format(format, formats[format] === value ? false : value, 'user');
  };
  const travel = (step: 'undo' | 'redo') => {
    quill.focus();
    quill.history[step]();
  };
  const closeLink = () => {
    setLinking(undefined);
    quill.focus();
  };
  const link = (range: Range, url: string | false) => {
    setLinking(undefined);
    quill.focus();
    if (url) applyLink(quill, range, url);
    else quill.formatText(range.index, Math.max(range.length, 1), 'link', false, 'user');
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPictures([...(target.files ?? [])], quill.getSelection(true));
    target.value = '';
  };

  return (
    <>
      <div className="ui-editor-toolbar" role="toolbar" aria-label={messages.toolbar} {...bar}>
        {toolGroups.map((tools) => (
          <div className="ui-tool-group" key={tools[0]?.label}>
            {tools.map(({ format, value, label, path }) => (
              <ToolButton
                key={label}
                label={label}
                path={path}
                isOn={formats[format] === value}
                onPress={() => press(format, value)}
              />
            ))}
          </div>
        ))}
        <div className="ui-tool-group">
          <ToolButton
            {...insertTools.link}
            isOn={Boolean(formats.link)}
            isExpanded={Boolean(linking)}
            onPress={() => setLinking(quill.getSelection(true))}
          />
          <ToolButton {...insertTools.image} onPress={() => files.current?.click()} />
        </div>
        <div className="ui-tool-group">
          {historyTools.map(({ step, ...tool }) => (
            <ToolButton key={step} {...tool} onPress={() => travel(step)} />
          ))}
        </div>
      </div>
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={choose} />
      {linking && (
        <LinkForm
          address={typeof formats.link === 'string' ? formats.link : ''}
          onApply={(url) => link(linking, url)}
          onRemove={() => link(linking, false)}
          onClose={closeLink}
        />
      )}
    </>
  );
}
