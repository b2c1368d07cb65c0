/** The authority to see the basic info tab, document 1 §6. */
export const BASIC_INFO = 'gssjk_gn_view_information';
