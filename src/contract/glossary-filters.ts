/* Names that the glossary list, its form and its queries share. */

export const GLOSSARY_SORTS = ['name', 'category'] as const;
