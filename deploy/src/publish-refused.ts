import { RegistryError } from './registry-error.ts';

/** The preflight said no: nothing went live. One sentence for each reason. */
export class PublishRefused extends RegistryError {
  override readonly name = 'PublishRefused';
  readonly refusals: readonly string[];

  constructor(refusals: readonly string[]) {
    super(refusals.join(' '));
    this.refusals = refusals;
  }
}
