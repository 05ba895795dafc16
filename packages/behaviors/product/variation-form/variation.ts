import { isRecord } from '@shopfront/store-api';

/** Keys such as `attribute_pa_size`. A variation's empty value matches any choice. */
export type Attributes = Readonly< Record< string, string > >;

/** Source: docs/contract/product-pages.md 3. Other keys are for templates and add-ons. */
export interface Variation extends Readonly< Record< string, unknown > > {
	readonly attributes: Attributes;
	readonly variation_id: number;
}

const isVariation = ( value: unknown ): value is Variation =>
	isRecord( value ) &&
	isRecord( value.attributes ) &&
	Number.isInteger( value.variation_id );

export const isPurchasable = ( variation: Variation ): boolean =>
	Boolean(
		variation.is_purchasable &&
		variation.is_in_stock &&
		variation.variation_is_visible
	);

export const readVariation = ( value: unknown ): Variation | null =>
	isVariation( value ) ? value : null;

/** Reads a form's variations from a list or JSON; `null` if there are too many for the page, or the JSON is broken. */
export const readVariations = ( value: unknown ): Variation[] | null => {
	try {
		const list: unknown =
			typeof value === 'string' ? JSON.parse( value ) : value;
		return Array.isArray( list ) ? list.filter( isVariation ) : null;
	} catch {
		return null;
	}
};
