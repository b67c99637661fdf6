/**
 * What a page reads of its address, by the path of the page, which stands for those below it too (`/` for itself alone). The page
 * server drops all else before it renders, so that nobody has a page rendered again and again by making up parameters. Pages of
 * front ends whose paths are not here keep theirs.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/': ['sent'],
  '/links': ['sent'],
  '/posts': ['q', 'type', 'office', 'cursor'],
  '/events': ['month', 'office', 'cursor'],
  '/events/attend': ['event', 't', 'sent'],
  '/account': ['to', 'sent'],
  '/account/stop-mails': ['key', 'sent'],
  '/organization': ['cursor', 'draft', 'limit', 'of', 'office', 'q', 'state', 'tab', 'type', 'version'],
  '/organization/members': ['tab', 'limit'],
  '/organization/national-office': ['limit'],
  '/organization/provincial-offices': ['office', 'q', 'limit'],
  '/organization/secretary-general': ['tab'],
  '/organization/secritary-general': ['tab'],
  '/organization/dashboard': [
    'act',
    'active',
    'assignee',
    'cursor',
    'days',
    'first',
    'kind',
    'limit',
    'office',
    'q',
    'role',
    'second',
    'sort',
    'state',
    'type',
  ],
};
