import type { ReactNode } from 'react';
import { CheckBox } from 'shared-ui/check-box';
import { Styles } from 'shared-ui/provider';
import { settingMessages as messages } from './messages.ts';
import css from './setting.css';
import type { Setting } from './use-setting.ts';

type SettingRowProps = {
  of: Pick<Setting<unknown>, 'isPending' | 'outcome'>;
  /** What is said while it is being saved, where that may take long. */
  pending?: string;
  /** The control. */
  children: ReactNode;
};

/** A control that saves by itself, and below it whether that is done; its line is kept, so that nothing moves. */
export function SettingRow({ of: { isPending, outcome }, pending = messages.saving, children }: SettingRowProps) {
  return (
    <div className="ui-setting">
      <Styles css={css} />
      {children}
      <p role="status" data-later={pending} data-tone={isPending ? undefined : outcome?.tone}>
        {isPending ? pending : outcome?.text}
      </p>
    </div>
  );
}

type CheckSettingProps = { of: Setting<boolean>; label: ReactNode; pending?: string };

/** Yes or no, saved at once. A second click while it is being saved changes nothing: many people click everything twice. */
export const CheckSetting = ({ of, label, ...row }: CheckSettingProps) => (
  <SettingRow of={of} {...row}>
    <CheckBox label={label} isChecked={of.value} isWaiting={of.isPending} onChange={of.choose} />
  </SettingRow>
);
