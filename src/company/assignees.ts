/**
 * Staff a service ticket or an installation can be assigned to until the company stores a list of its own. The first is a ticket's default.
 *
 * @placeholder The assignees of service tickets.
 */
export const ASSIGNEES = ['Omar Farouk', 'Priya Nair', 'Jonas Lindqvist', 'Mariam Saeed'] as const;
