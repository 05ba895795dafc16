import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { observeSize } from '../observe-size/observe-size';

/**
 * Publishes an element's height in CSS pixels as a custom property of the root, so other content at the same edge can
 * avoid it. Reads `target` once, on mount.
 */
export const useHeightProperty = (
	target: RefObject< HTMLElement >,
	property: `--sf-${ string }`
): void =>
	useLayoutEffect( () => {
		const { current: element } = target;
		if ( ! element ) {
			return;
		}
		const { style } = element.ownerDocument.documentElement;
		const publish = () =>
			style.setProperty( property, `${ element.offsetHeight }px` );
		// At once, because other layout effects scroll by it.
		publish();
		const stop = observeSize( element, publish );
		return () => {
			stop();
			style.removeProperty( property );
		};
	}, [ target, property ] );
