export { FormField } from './form/form-field.tsx';
export { FormMessage } from './form/form-message.tsx';
export { ImageInput } from './form/image-input.tsx';
export { NewPasswordField } from './form/new-password-field.tsx';
export { PasswordInput } from './form/password-input.tsx';
export { SelectInput, type SelectOption } from './form/select-input.tsx';
export { SubmitButton } from './form/submit-button.tsx';
export { TextArea } from './form/text-area.tsx';
export { TextInput } from './form/text-input.tsx';
