import { cloneElement, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useBlockApp } from '../app/block-app';
import type { PageExtensionPoints } from '../app/page-extension-points';
import type { MethodPart } from './method-error-boundary';
import { useMethodInterface } from './use-method-interface';

export interface MethodElementProps {
	method: string;
	part: MethodPart;
	/** The method's content, or the content for its saved tokens. */
	element: ReactElement | null;
	extra?: Readonly< Record< string, unknown > >;
}

const ElementWithProps = ( {
	extensionPoints,
	method,
	part,
	element,
	extra,
}: MethodElementProps & { extensionPoints: PageExtensionPoints | null } ) => {
	const props = { ...useMethodInterface( method ), ...extra };
	return (
		element &&
		( extensionPoints
			? extensionPoints.isolateElement( method, part, element, props )
			: cloneElement( element, props ) )
	);
};

/**
 * Passes the interface as props (docs/contract/events.md 3). The element's registrations are removed when it
 * unmounts.
 */
export const MethodElement = ( props: MethodElementProps ) => {
	const app = useBlockApp();
	// Fixed while mounted: another wrapper would remount the element and lose typed input.
	const [ extensionPoints ] = useState( app.extensionPoints.get );
	const content = (
		<ElementWithProps { ...props } extensionPoints={ extensionPoints } />
	);
	return extensionPoints ? (
		<extensionPoints.AddOnScope>{ content }</extensionPoints.AddOnScope>
	) : (
		content
	);
};
