import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';

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
		const view = element?.ownerDocument.defaultView;
		if ( ! element || ! view ) {
			return;
		}
		const { style } = element.ownerDocument.documentElement;
		const publish = () =>
			style.setProperty( property, `${ element.offsetHeight }px` );
		publish();
		// Without ResizeObserver, the initial height remains.
		const observer =
			view.ResizeObserver && new view.ResizeObserver( publish );
		observer?.observe( element );
		return () => {
			observer?.disconnect();
			style.removeProperty( property );
		};
	}, [ target, property ] );
