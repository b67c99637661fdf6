/** A setting of its own, which is saved as soon as it is chosen and says so; `settings-form` has those that a button saves. */
export { CheckSetting, SettingRow } from './fields/setting/setting.tsx';
export { useSetting } from './fields/setting/use-setting.ts';
