import type { Host } from '@shopfront/host';
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { ShownNotice } from './group-notices';

const isUrgent = ( { status }: ShownNotice ): boolean =>
	status === 'error' || status === 'warning';

/** Radio buttons don't count as text fields. */
const isTyping = ( { activeElement }: Document ): boolean =>
	activeElement !== null &&
	activeElement.matches(
		'input:not([type="radio"]), select, textarea, [contenteditable="true"]'
	);

/**
 * Shows as much of the notices as leaves a radio button that was just chosen in the window. Where both don't fit, the choice
 * stays where it is.
 */
const revealBesideChoice = (
	element: Element,
	radio: Element,
	{ innerHeight }: Window
) => {
	const notice = element.getBoundingClientRect();
	const choice = radio.getBoundingClientRect();
	const span =
		Math.max( notice.bottom, choice.bottom ) -
		Math.min( notice.top, choice.top );
	if ( span <= innerHeight ) {
		element.scrollIntoView( { block: 'nearest' } );
	}
	// New content above may have moved it.
	radio.scrollIntoView( { block: 'nearest' } );
};

/**
 * Scrolls to notices when a new error or warning appears, unless the shopper is typing
 * (docs/contract/cart-and-checkout.md 4, "Notices"). With `hasInitialNotices`, the first notices existed on mount and
 * don't scroll. A choice among radio buttons stays in the window.
 */
export const useScrollToNotices = (
	element: RefObject< HTMLElement >,
	notices: readonly ShownNotice[],
	{ window: view, document }: Host,
	hasInitialNotices: boolean
): void => {
	const urgentIds = notices
		.filter( isUrgent )
		.map( ( { id, context } ) => `${ context } ${ id }` );
	const seen = useRef< readonly string[] | null >(
		hasInitialNotices ? null : []
	);

	useEffect( () => {
		const known = seen.current;
		seen.current = urgentIds;
		const hasNewNotices =
			known !== null &&
			urgentIds.some( ( id ) => ! known.includes( id ) );
		if ( ! hasNewNotices || ! element.current || isTyping( document ) ) {
			return;
		}
		const { activeElement: focused } = element.current.ownerDocument;
		if ( focused?.matches( 'input[type="radio"]' ) ) {
			revealBesideChoice( element.current, focused, view );
			return;
		}
		const prefersReducedMotion = view.matchMedia?.(
			'(prefers-reduced-motion: reduce)'
		).matches;
		element.current.scrollIntoView( {
			behavior: prefersReducedMotion ? 'auto' : 'smooth',
			block: 'center',
		} );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Depends on the content of the list, not its reference.
	}, [ urgentIds.join( '\n' ), element, view, document ] );
};
