import { cloneElement, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useBlockApp } from '../app/block-app';
import type { PageExtensionPoints } from '../app/page-extension-points';
import type { MethodPart } from './method-error-boundary';
import { useMethodInterface } from './use-method-interface';

export interface MethodElementProps {
	/** Name of the method. */
	method: string;
	part: MethodPart;
	/** Of the method: its content, or what goes with a saved token. */
	element: ReactElement | null;
	/** What it is given beside the interface. */
	extra?: Readonly< Record< string, unknown > >;
}

const GivenElement = ( {
	extensionPoints,
	method,
	part,
	element,
	extra,
}: MethodElementProps & { extensionPoints: PageExtensionPoints | null } ) => {
	const given = { ...useMethodInterface( method ), ...extra };
	return (
		element &&
		( extensionPoints
			? extensionPoints.isolateElement( method, part, element, given )
			: cloneElement( element, given ) )
	);
};

/** An element of a method, with all that it is given (docs/contract/events.md 3). What it registers goes with it. */
export const MethodElement = ( props: MethodElementProps ) => {
	const app = useBlockApp();
	// For as long as it is there: what is typed in it would go with another kind of element in its place.
	const [ extensionPoints ] = useState( app.extensionPoints.get );
	const given = (
		<GivenElement { ...props } extensionPoints={ extensionPoints } />
	);
	return extensionPoints ? (
		<extensionPoints.AddOnScope>{ given }</extensionPoints.AddOnScope>
	) : (
		given
	);
};
