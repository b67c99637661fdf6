export { FormField } from './form/form-field.tsx';
export { FormMessage } from './form/form-message.tsx';
export { ImageInput } from './form/image-input.tsx';
export { PasswordInput } from './form/password-input.tsx';
export { PasswordStrength } from './form/password-strength.tsx';
export { SelectInput, type SelectOption } from './form/select-input.tsx';
export { SubmitButton } from './form/submit-button.tsx';
export { TextArea } from './form/text-area.tsx';
export { TextInput } from './form/text-input.tsx';
