import { z } from 'zod';

const value = z.object({
  value: z.string().meta({ description: 'What the parameter takes' }),
  name: z.string(),
  count: z.int().min(0).meta({
    description:
      'Entries that the list would have with this value alone chosen in its filter, under all other filters; what the filter leaves out stays left out',
  }),
});

const range = z.object({ min: z.number().nullable(), max: z.number().nullable() }).meta({
  description: 'The lowest and the highest figure under all other filters; null where no entry has one',
});

/** The values and ranges of a list's filters, with counts under the current query. */
export const facets = z
  .object({
    total: z.int().min(0).meta({ description: 'Entries that the list has under these filters' }),
    facets: z.record(z.string(), z.array(value)).meta({
      description: 'By parameter: every value that it takes, in the order that the filters offer them',
    }),
    ranges: z.record(z.string(), range).meta({ description: 'By parameter that takes ranges (a..b, a.., ..b)' }),
    without: z.record(z.string(), z.int().min(0)).optional().meta({
      description: 'Where nothing is left: by parameter that is set, how many entries the list would have without it',
    }),
    sorts: z
      .array(z.object({ value: z.string(), name: z.string() }))
      .meta({ description: 'What sort takes; with a minus sign before it the other way round' }),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof facets>;

/** The counts without the values, for clients that have the values already. */
export const facetCounts = z
  .object({
    facets: z.record(z.string(), z.array(z.int().min(0))).meta({
      description: 'By parameter: the count of every value, in the order in which the facets call lists the values',
    }),
    ranges: facets.shape.ranges,
    without: facets.shape.without,
  })
  .meta({ id: 'FacetCounts' });
export type FacetCounts = z.infer<typeof facetCounts>;
