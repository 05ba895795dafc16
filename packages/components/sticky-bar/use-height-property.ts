import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Tells the page how high an element is, in CSS pixels, so that what stands at the same edge can keep clear of it.
 *
 * @param target   Taken once, when the component appears.
 * @param property Custom property of the page's root, which has it as long as the element is there.
 */
export const useHeightProperty = (
	target: RefObject< HTMLElement >,
	property: `--sf-${ string }`
): void =>
	useLayoutEffect( () => {
		const { current: element } = target;
		const view = element?.ownerDocument.defaultView;
		if ( ! element || ! view ) {
			return;
		}
		const { style } = element.ownerDocument.documentElement;
		const publish = () =>
			style.setProperty( property, `${ element.offsetHeight }px` );
		publish();
		// Where it is missing the first height stays.
		const observer =
			view.ResizeObserver && new view.ResizeObserver( publish );
		observer?.observe( element );
		return () => {
			observer?.disconnect();
			style.removeProperty( property );
		};
	}, [ target, property ] );
