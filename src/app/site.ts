/** How to reach whoever runs this site: the reserved number and address stand until an operator puts in their own. */
export const contacts = { phone: '+7 (000) 000-00-00', email: 'support@kristall.example' } as const;
