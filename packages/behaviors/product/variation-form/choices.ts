import { ensureId } from '@shopfront/behaviors/engine/dom';

/** Returns the radio buttons that stand for a select (the swatches behavior), or the select. */
const getControl = ( select: HTMLSelectElement ): HTMLElement =>
	select.parentElement?.querySelector< HTMLElement >( '.sf-swatches' ) ??
	select;

export const focusChoice = ( select: HTMLSelectElement | undefined ): void => {
	const control = select && getControl( select );
	(
		control?.querySelector< HTMLElement >( 'input:enabled' ) ?? control
	)?.focus();
};

/** Marks the selects without a value as invalid, puts the message after the first of them, and focuses it. */
export const showMissing = (
	selects: readonly HTMLSelectElement[],
	message: HTMLElement
): void => {
	const missing = selects.filter( ( { value } ) => ! value );
	const controls = missing.map( getControl );
	for ( const control of controls ) {
		control.setAttribute( 'aria-invalid', 'true' );
	}
	controls[ 0 ]?.after( message );
	controls[ 0 ]?.setAttribute( 'aria-describedby', ensureId( message ) );
	focusChoice( missing[ 0 ] );
};

/** Removes the marks of selects that have a value now, or of all, and the references to the message. */
export const clearMissing = (
	selects: readonly HTMLSelectElement[],
	isReset = false
): void => {
	for ( const select of selects ) {
		const control = getControl( select );
		if ( control.hasAttribute( 'aria-invalid' ) ) {
			control.removeAttribute( 'aria-describedby' );
			if ( isReset || select.value ) {
				control.removeAttribute( 'aria-invalid' );
			}
		}
	}
};
