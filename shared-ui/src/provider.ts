export { UiProvider } from './provider/ui-provider.tsx';
