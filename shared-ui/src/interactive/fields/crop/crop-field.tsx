import { type ChangeEvent, useId } from 'react';
import { Styles } from 'shared-ui/provider';
import { Avatar, Button } from 'shared-ui/static';
import { FileButton } from '../pictures/file-button.tsx';
import type { PreparePictures } from '../pictures/picture-types.ts';
import css from './crop.css';
import type { Crop } from './crop.ts';
import { messages } from './messages.ts';
import { useCrop } from './use-crop.ts';

type CropFieldProps = {
  /** On the button that opens the files. */
  label: string;
  removeLabel: string;
  /** Whose picture it is, and the one shown until another is chosen. */
  name: string;
  current: string | null;
  /** Called with the square that was chosen; undefined: the picture stays as it is. */
  onChange: (picture: Blob | undefined) => void;
  prepare: PreparePictures;
};

const sliders: ReadonlyArray<{ of: keyof Crop; label: string; min: number; max: number }> = [
  { of: 'zoom', label: messages.zoom, min: 1, max: 4 },
  { of: 'across', label: messages.across, min: 0, max: 1 },
  { of: 'down', label: messages.down, min: 0, max: 1 },
];

/** A portrait: chosen from the device, cut to a square by dragging or by sliders, and shown as it will be. */
export function CropField({ label, removeLabel, name, current, onChange, prepare }: CropFieldProps) {
  const { canvas, isOpen, crop, set, open, close, drag, outputSide } = useCrop(onChange);
  const id = useId();
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) for await (const picture of prepare([file])) await open(picture);
  }
  return (
    <div className="ui-crop">
      <Styles css={css} />
      {isOpen ? (
        <canvas
          ref={canvas}
          className="ui-crop-stage"
          width={outputSide}
          height={outputSide}
          role="img"
          aria-label={messages.stage}
          onPointerMove={drag}
        />
      ) : (
        <Avatar name={name} src={current} size="lg" />
      )}
      <div className="ui-crop-controls">
        {isOpen &&
          sliders.map(({ of, label: sliderLabel, min, max }) => (
            <label key={of} className="ui-crop-slider" htmlFor={id + of}>
              {sliderLabel}
              <input
                id={id + of}
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={crop[of]}
                onChange={(event) => set({ [of]: event.target.valueAsNumber })}
              />
            </label>
          ))}
        <FileButton label={label} onChange={choose} />
        {isOpen && (
          <Button variant="ghost" size="sm" onClick={close}>
            {removeLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
