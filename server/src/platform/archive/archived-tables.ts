/** What an archive holds, each table after those it refers to. */
export const archivedTables = [
  'pictures',
  'offices',
  'members',
  'posts',
  'events',
  'post_pictures',
  'post_revisions',
  'post_revision_pictures',
  'contact_messages',
  'contact_replies',
  'audit_entries',
  'security_events',
  'mails',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'account_deletions',
  'notification_events',
  'notifications',
  'muted_topics',
] as const;

/** Archives of earlier versions are without these. */
export const addedLater: ReadonlySet<string> = new Set([
  'events',
  'post_revisions',
  'post_revision_pictures',
  'contact_replies',
  'security_events',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'account_deletions',
  'notification_events',
  'notifications',
  'muted_topics',
]);

/** What a moved portal does without (everybody signs in again), or counts again as the rows come in. */
export const passingTables = [
  'sessions',
  'member_tokens',
  'rate_limits',
  'member_counts',
  'post_counts',
  'member_days',
  'post_days',
  'member_months',
  'post_months',
  'front_end_loads',
  'live_pointers',
  'known_devices',
  'passkey_challenges',
  'pending_sign_ins',
  'data_exports',
  'data_export_parts',
] as const;
