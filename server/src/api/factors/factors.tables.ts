import type { SomeTables } from '../../platform/database/table-facts.ts';

export type ChallengePurpose = 'register' | 'sign_in' | 'reauthenticate';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkeys: {
      id: Generated<string>;
      member_id: string;
      credential_id: string;
      /** COSE key in base64url. */
      public_key: string;
      /** Uses that the authenticator counted; 0 where it does not count. */
      counter: number;
      transports: string[];
      name: string;
      created_at: Timestamp;
      last_used_at: MaybeTimestamp;
    };
    passkey_challenges: {
      challenge: string;
      purpose: ChallengePurpose;
      /** Null before sign-in. */
      member_id: string | null;
      expires_at: Date;
    };
    totp_secrets: {
      member_id: string;
      secret: string;
      /** Null until a code has shown that the app has the secret. */
      confirmed_at: MaybeTimestamp;
      /** Of the last code that was used: none works twice. */
      last_step: Generated<number>;
    };
    recovery_codes: { code_hash: string; member_id: string };
  }
}

const secret = { member_id: { erased: 'deleted', shown: false } } as const;

export const factorTables = {
  passkeys: {
    archive: { since: 24 },
    keptFor: { with: 'members' },
    person: {
      member_id: {
        erased: 'deleted',
        shown: { passkeys: ['created_at as createdAt', 'name', 'last_used_at as lastUsedAt'] },
      },
    },
  },
  passkey_challenges: { archive: 'passing', keptFor: 'use', person: secret },
  totp_secrets: {
    archive: { since: 24 },
    keptFor: { with: 'members' },
    person: { member_id: { erased: 'deleted', shown: { authenticatorApps: ['confirmed_at as confirmedAt'] } } },
  },
  recovery_codes: { archive: { since: 24 }, keptFor: { with: 'members' }, person: secret },
} satisfies SomeTables;
