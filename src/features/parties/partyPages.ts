/** The pages of parties, by whose names they are. */
const PARTY_PAGES = { customers: 'sales/customer', suppliers: 'suppliers/supplier' };

export default PARTY_PAGES;
