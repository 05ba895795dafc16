import { isRecord } from '@shopfront/store-api';

/** Values by attribute name, as in `attribute_pa_size`. An empty value of a variation stands for any. */
export type Attributes = Readonly< Record< string, string > >;

/** A variation as the server describes it (docs/contract/product-pages.md 3). Other keys are for templates and add-ons. */
export interface Variation extends Readonly< Record< string, unknown > > {
	readonly attributes: Attributes;
	readonly variation_id: number;
}

const isVariation = ( value: unknown ): value is Variation =>
	isRecord( value ) &&
	isRecord( value.attributes ) &&
	Number.isInteger( value.variation_id );

/** Reads a variation; `null` if it is none. */
export const readVariation = ( value: unknown ): Variation | null =>
	isVariation( value ) ? value : null;

/**
 * Reads the variations of a form, as a list or as JSON; `null` if only the server knows them: there are too many, or the
 * JSON is broken.
 */
export function readVariations( value: unknown ): Variation[] | null {
	try {
		const list: unknown =
			typeof value === 'string' ? JSON.parse( value ) : value;
		return Array.isArray( list ) ? list.filter( isVariation ) : null;
	} catch {
		return null;
	}
}
