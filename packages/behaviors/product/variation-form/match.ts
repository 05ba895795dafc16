import type { Attributes, Variation } from './variation';

/**
 * Whether a variation has the chosen values, except for one attribute. A value that is empty on either side fits any. Runs for
 * each variation and select at each choice, so it creates nothing.
 */
function fits(
	attributes: Attributes,
	chosen: Attributes,
	except?: string
): boolean {
	for ( const name in chosen ) {
		const value = attributes[ name ];
		const choice = chosen[ name ];
		if ( name !== except && value && choice && value !== choice ) {
			return false;
		}
	}
	return true;
}

/** Returns the first variation with the chosen values; `undefined` if there is none. */
export const findVariation = (
	variations: readonly Variation[],
	chosen: Attributes
): Variation | undefined =>
	variations.find( ( { attributes } ) => fits( attributes, chosen ) );

/** Values of an attribute that the other choices leave: whether each is active. `any` stands for the rest. */
export interface Options {
	active: ReadonlyMap< string, boolean >;
	/** Whether all other values are left, too, and active; `undefined` if they are not left. */
	any?: boolean;
}

/**
 * Returns the values of an attribute with which the other choices lead to a variation.
 *
 * @param variations All variations of the product.
 * @param chosen     The choices; that of the attribute itself is ignored.
 * @param name       Name of the attribute.
 */
export function getOptions(
	variations: readonly Variation[],
	chosen: Attributes,
	name: string
): Options {
	const active = new Map< string, boolean >();
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
		if ( value ) {
			active.set( value, isActive || active.get( value ) === true );
		} else {
			any = isActive || any === true;
		}
	}
	return { active, any };
}
