import {
	createContext,
	useContext,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { observeSize } from '@shopfront/components';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useBlockApp } from './block-app';

/** Size class of a container (docs/contract/cart-and-checkout.md 9, "Container breakpoints"). */
export type ContainerSize = 'large' | 'medium' | 'small' | 'mobile';

/** Returns the size for a width in CSS pixels. Widths of exactly 700, 520 and 400 belong to the smaller size. */
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

/**
 * Largest root font size, relative to the default, that counts as a theme's choice and leaves breakpoints unchanged.
 */
const MAX_THEME_SCALE = 1.25;

/** Returns the factor by which enlarged text reduces the available width; 1 for text that is not enlarged. */
const getTextScale = ( view: Window ): number => {
	const { fontSize } = view.getComputedStyle( view.document.documentElement );
	const scale = parseFloat( fontSize ) / DEFAULT_FONT_SIZE_PX;
	return scale > MAX_THEME_SCALE ? scale : 1;
};

const SizeContext = createContext< ContainerSize >( 'mobile' );

/** Sets a size that is known without an element, as on a server. */
export const ContainerSizeProvider = SizeContext.Provider;

/** Returns the size of the nearest `ContainerWidth`. */
export const useContainerSize = (): ContainerSize => useContext( SizeContext );

/**
 * Returns the width in CSS pixels that a `ContainerWidth` is likely to have, before its content is in the page, which saves a
 * layout of that content; `null` if unknown.
 */
export const ExpectedWidth = createContext< ( () => number ) | null >( null );

export interface ContainerWidthProps {
	className?: string;
	children?: ReactNode;
}

/**
 * Renders an element with a class for its own width, so that layouts depend on the container and not on the window.
 * Sets the class before the first paint to avoid layout shift. Within `ExpectedWidth`, it forces no layout.
 *
 * Surface: `.is-large`, `.is-medium`, `.is-small` or `.is-mobile`.
 */
export const ContainerWidth = ( {
	className,
	children,
}: ContainerWidthProps ) => {
	const view = useBlockApp().host.document.defaultView;
	const element = useRef< HTMLDivElement >( null );
	const getExpectedPx = useContext( ExpectedWidth );
	const isExpected = getExpectedPx !== null;
	const [ size, setSize ] = useState( () =>
		getContainerSize(
			view && getExpectedPx ? getExpectedPx() / getTextScale( view ) : 0
		)
	);

	useLayoutEffect( () => {
		const container = element.current;
		if ( ! container || ! view ) {
			return;
		}
		const measure = () =>
			setSize(
				getContainerSize( container.offsetWidth / getTextScale( view ) )
			);
		if ( ! isExpected ) {
			measure();
		}
		return observeSize( container, measure );
	}, [ view, isExpected ] );

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
