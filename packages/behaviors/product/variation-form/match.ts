import { isPurchasable, type Attributes, type Variation } from './variation';

/**
 * Whether a variation has the chosen values, ignoring the attribute `except`. Empty values on either side match
 * anything. This runs for each variation and select on every choice, so it allocates nothing.
 */
const fits = (
	attributes: Attributes,
	chosen: Attributes,
	except?: string
): boolean => {
	for ( const name in chosen ) {
		const value = attributes[ name ];
		const choice = chosen[ name ];
		if ( name !== except && value && choice && value !== choice ) {
			return false;
		}
	}
	return true;
};

export const findVariation = (
	variations: readonly Variation[],
	chosen: Attributes
): Variation | undefined =>
	variations.find( ( { attributes } ) => fits( attributes, chosen ) );

/** The values of an attribute that the other choices allow, and whether they're active. */
export interface Options {
	active: ReadonlyMap< string, boolean >;
	/** The values with a variation that can be bought; `''` stands for all remaining values. */
	sold: ReadonlySet< string >;
	/** Whether the other choices also allow all remaining values, and whether these are active. */
	any?: boolean;
}

/** Returns an attribute's values that lead to a variation together with the other choices. */
export const getOptions = (
	variations: readonly Variation[],
	chosen: Attributes,
	name: string
): Options => {
	const active = new Map< string, boolean >();
	const sold = new Set< string >();
	let any: boolean | undefined;
	for ( const variation of variations ) {
		const value = variation.attributes[ name ];
		if (
			value === undefined ||
			! fits( variation.attributes, chosen, name )
		) {
			continue;
		}
		const isActive = variation.variation_is_active !== false;
		if ( isPurchasable( variation ) ) {
			sold.add( value );
		}
		if ( value ) {
			active.set( value, isActive || active.get( value ) === true );
		} else {
			any = isActive || any === true;
		}
	}
	return { active, sold, any };
};
