import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { observeSize } from '../observe-size/observe-size';

/**
 * Publishes the height of an element in CSS pixels, so that other content at the same edge can avoid it.
 *
 * @param target   Read once, on mount.
 * @param property Custom property of the root element, set while the component is mounted.
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
