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

/** See docs/contract/cart-and-checkout.md 9, "Container breakpoints". */
export type ContainerSize = 'large' | 'medium' | 'small' | 'mobile';

/** Takes CSS pixels. Widths of exactly 700, 520 and 400 belong to the smaller size. */
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

/** Themes choose root font sizes up to this factor of the default. We leave their breakpoints alone. */
const MAX_THEME_SCALE = 1.25;

/** Enlarged text reduces the available width by this factor. 1 if the text isn't enlarged. */
const getTextScale = ( view: Window ): number => {
	const { fontSize } = view.getComputedStyle( view.document.documentElement );
	const scale = parseFloat( fontSize ) / DEFAULT_FONT_SIZE_PX;
	return scale > MAX_THEME_SCALE ? scale : 1;
};

const SizeContext = createContext< ContainerSize >( 'mobile' );

/** Sets a known size where no element can be measured, as on a server. */
export const ContainerSizeProvider = SizeContext.Provider;

export const useContainerSize = (): ContainerSize => useContext( SizeContext );

/**
 * Guesses the width in CSS pixels that a `ContainerWidth` will have before its content is in the page, which saves a
 * layout. `null` if unknown.
 */
export const ExpectedWidth = createContext< ( () => number ) | null >( null );

export interface ContainerWidthProps {
	className?: string;
	children?: ReactNode;
}

/**
 * Sets a class for its own width, so layouts depend on the container and not on the window. The class is set before
 * the first paint, to avoid layout shift. Within `ExpectedWidth`, it forces no layout.
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
