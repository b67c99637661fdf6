/** The facts of the organisation for every page, mail and feed. */
export const organisation = {
  name: 'المنظمة الوطنية للتضامن الطلابي',
  shortName: 'تضامن',
  slogan: 'يدًا بيد نصنع الغد',
  description:
    'منظمة طلابية وطنية مستقلة تجمع طلبة الجزائر على خدمة بعضهم بعضًا: ننظّم، ونرافق، ونتطوّع، حتى لا يبقى طالب وحده.',
  /** 14 June 1999 */
  foundedOn: '1999-06-14',
  address: '12 شارع ديدوش مراد، الجزائر الوسطى، الجزائر',
  phone: '+213 21 63 14 99',
  /** What `phoneHref` makes of it, which a first visit would have to carry. */
  phoneHref: 'tel:+21321631499',
  email: 'contact@portal.example',
  reception: { days: 'من الأحد إلى الخميس', from: '09:00', to: '15:00' },
} as const;
