import {
	cloneElement,
	createElement,
	isValidElement,
} from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';

type SizedProps = { size?: number; width?: number; height?: number };

/** An SVG element, a component, a function that returns an element, or the name of a dashicon. */
export type IconType =
	string | ComponentType< SizedProps > | ReactElement< SizedProps > | null;

export interface IconProps {
	icon?: IconType;
	/** Width and height in pixels. */
	size?: number;
}

/** A dashicon's name renders an element with its class; the page must load the dashicons font. */
export const Icon = ( { icon = null, size = 24, ...rest }: IconProps ) => {
	if ( icon === null ) {
		return null;
	}
	if ( typeof icon === 'string' ) {
		return (
			<span
				{ ...rest }
				className={ `dashicon dashicons dashicons-${ icon }` }
				style={ { fontSize: size, inlineSize: size, blockSize: size } }
				aria-hidden="true"
			/>
		);
	}
	if ( isValidElement( icon ) ) {
		return cloneElement( icon, {
			...( typeof icon.type === 'string'
				? { width: size, height: size }
				: { size } ),
			...icon.props,
			...rest,
		} );
	}
	return createElement( icon, { size, ...rest } );
};
