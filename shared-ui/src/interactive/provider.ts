export { Styles } from './provider/styles.tsx';
export { UiProvider } from './provider/ui-provider.tsx';
