/** How to contact the site's operator: placeholders until the operator sets a real number and address. */
export const CONTACTS = { phone: '+7 (000) 000-00-00', email: 'support@kristall.example' } as const;
