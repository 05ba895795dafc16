import { getOptions } from './match';
import type { Attributes, Variation } from './variation';

/** All printed options of a select, because filtering removes some. */
const allOptions = new WeakMap<
	HTMLSelectElement,
	ReadonlySet< HTMLOptionElement >
>();

export const getAttribute = ( select: HTMLSelectElement ): string =>
	select.dataset.attribute_name ?? select.name;

/** Skips unchanged classes: the browser would recalculate the styles of hundreds of options. */
const toggleClass = ( { classList }: Element, name: string, isOn: boolean ) => {
	if ( classList.contains( name ) !== isOn ) {
		classList.toggle( name );
	}
};

/**
 * Keeps only the options of a select that the other choices allow, and disables options of inactive variations. Clears
 * a choice that is no longer allowed. Returns whether it did.
 */
export const showOptions = (
	select: HTMLSelectElement,
	variations: readonly Variation[],
	chosen: Attributes
): boolean => {
	const printed = [ ...select.options ];
	// Add-ons may replace the options.
	const known = allOptions.get( select );
	const all =
		known && printed.every( ( option ) => known.has( option ) )
			? known
			: new Set( printed );
	allOptions.set( select, all );
	const { value } = select;
	const { active, sold, any } = getOptions(
		variations,
		chosen,
		getAttribute( select )
	);
	const left = [ ...all ].filter( ( option ) => {
		const own = active.get( option.value );
		const isLeft = own !== undefined || any !== undefined;
		const isActive = Boolean( own || any );
		if ( option.value ) {
			toggleClass( option, 'attached', isLeft );
			toggleClass( option, 'enabled', isActive );
			toggleClass(
				option,
				'sf-sold-out',
				! sold.has( option.value ) && ! sold.has( '' )
			);
			if ( option.disabled === isActive ) {
				option.disabled = ! isActive;
			}
		}
		return ! option.value || isLeft;
	} );
	const isValid =
		value !== '' &&
		left.some( ( option ) => option.value === value && ! option.disabled );
	const shown = left.filter(
		( option ) =>
			option.value ||
			select.dataset.show_option_none !== 'no' ||
			! isValid
	);
	// Replacing equal options would close an open dropdown.
	if (
		shown.length !== select.options.length ||
		shown.some( ( option, index ) => option !== select.options[ index ] )
	) {
		select.replaceChildren( ...shown );
	}
	select.value = isValid ? value : '';
	return value !== '' && ! isValid;
};
