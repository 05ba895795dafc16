import {
	createContext,
	useContext,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';

/** How wide a container is (specification 9, Container breakpoints). */
export type ContainerSize = 'large' | 'medium' | 'small' | 'mobile';

/** The size for a width in CSS pixels; 700, 520 and 400 themselves belong to the smaller one. */
export const sizeOf = ( widthPx: number ): ContainerSize => {
	if ( widthPx > 700 ) {
		return 'large';
	}
	if ( widthPx > 520 ) {
		return 'medium';
	}
	return widthPx > 400 ? 'small' : 'mobile';
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
		if ( ! container ) {
			return;
		}
		const measure = () => setSize( sizeOf( container.offsetWidth ) );
		measure();
		// Where it is missing the first size stays.
		if ( ! view?.ResizeObserver ) {
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
