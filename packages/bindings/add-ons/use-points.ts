import { useContext } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

/** The points of this page. Throws where there are none: only what add-ons bring may ask. */
export const useExtensionPoints = (): PageExtensionPoints => {
	const points = useContext( ExtensionPointsContext );
	if ( ! points ) {
		throw new Error(
			'Shopfront: a component in which add-ons take part is rendered outside of the page that they are on. ' +
				'Put it below <ExtensionPointsProvider points={ … }>.'
		);
	}
	return points;
};
