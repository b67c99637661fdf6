import type { Office } from '../offices/offices.contract.ts';

export const secretaryGeneral = '/organization/secritary-general';
export const secretaryGeneralContact = `${secretaryGeneral}/contact-info`;
export const nationalOffice = '/organization/national-office';
export const provincialOffices = '/organization/provincial-offices';
export const office = ({ kind, id }: Pick<Office, 'kind' | 'id'>) =>
  kind === 'national' ? nationalOffice : `${provincialOffices}?office=${id}`;
export const member = (id: string) => `/organization/members/${id}`;
