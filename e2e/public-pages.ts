import type { APIRequestContext } from '@playwright/test';

type PublicPage = { path: string; heading: string };

/** The pages that are read, by their first heading; one post and one member stand for all of theirs. */
export async function publicPages(request: APIRequestContext): Promise<PublicPage[]> {
  const posts = await (await request.get('/api/post?limit=100')).json();
  const post = posts.at(-1); // so old that no journey removes it
  const { author } = post;
  return [
    { path: '/posts', heading: 'المنشورات' },
    { path: `/posts/${post.id}`, heading: post.title },
    { path: '/events', heading: 'الفعاليات' },
    { path: '/links/about', heading: 'من نحن' },
    { path: '/links/service-policy', heading: 'سياسة الخدمة' },
    { path: '/links/licensing-policy', heading: 'سياسة الترخيص' },
    { path: '/links/contacts-info', heading: 'معلومات الاتصال' },
    { path: '/account/confirm', heading: 'تأكيد البريد الإلكتروني' },
    { path: '/organization/national-office', heading: 'المكتب الوطني' },
    { path: '/organization/provincial-offices', heading: 'المكاتب الولائية' },
    { path: '/organization/secritary-general/contact-info', heading: 'الاتصال بالأمينة العامة' },
    { path: `/organization/members/${author.id}`, heading: author.name },
  ];
}
