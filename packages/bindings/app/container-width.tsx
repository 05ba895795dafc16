import {
	createContext,
	useContext,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useBlockApp } from './block-app';

/** How wide a container is (docs/contract/cart-and-checkout.md 9, "Container breakpoints"). */
export type ContainerSize = 'large' | 'medium' | 'small' | 'mobile';

/** The size for a width in CSS pixels; 700, 520 and 400 themselves belong to the smaller one. */
export const getContainerSize = ( widthPx: number ): ContainerSize => {
	if ( widthPx > 700 ) {
		return 'large';
	}
	if ( widthPx > 520 ) {
		return 'medium';
	}
	return widthPx > 400 ? 'small' : 'mobile';
};

const DEFAULT_FONT_SIZE_PX = 16;

/** Sizes of text that themes have chosen, and that the breakpoints were made for, up to this many times the usual one. */
const MAX_THEME_SCALE = 1.25;

/**
 * How many times less room there is than the width says: text that a shopper has made larger takes it. 1 for text
 * that is not.
 */
const getTextScale = ( view: Window ): number => {
	const { fontSize } = view.getComputedStyle( view.document.documentElement );
	const scale = parseFloat( fontSize ) / DEFAULT_FONT_SIZE_PX;
	return scale > MAX_THEME_SCALE ? scale : 1;
};

const SizeContext = createContext< ContainerSize >( 'mobile' );

/** The size of the nearest `ContainerWidth`. */
export const useContainerSize = (): ContainerSize => useContext( SizeContext );

export interface ContainerWidthProps {
	className?: string;
	children?: ReactNode;
}

/**
 * An element that says how wide it is, so that a layout fits its place and not the window. The class stands before
 * the first paint, so nothing jumps.
 *
 * Surface: `.is-large`, `.is-medium`, `.is-small` or `.is-mobile`.
 */
export const ContainerWidth = ( {
	className,
	children,
}: ContainerWidthProps ) => {
	const view = useBlockApp().host.document.defaultView;
	const element = useRef< HTMLDivElement >( null );
	const [ size, setSize ] = useState< ContainerSize >( 'mobile' );

	useLayoutEffect( () => {
		const container = element.current;
		if ( ! container || ! view ) {
			return;
		}
		const measure = () =>
			setSize(
				getContainerSize( container.offsetWidth / getTextScale( view ) )
			);
		measure();
		// Where it is missing the first size stays.
		if ( ! view.ResizeObserver ) {
			return;
		}
		const observer = new view.ResizeObserver( measure );
		observer.observe( container );
		return () => observer.disconnect();
	}, [ view ] );

	return (
		<SizeContext.Provider value={ size }>
			<div
				ref={ element }
				className={ clsx( className, `is-${ size }` ) }
			>
				{ children }
			</div>
		</SizeContext.Provider>
	);
};
