import { useContext } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';

/** Throws without extension points: only add-on code may call it. */
export const useExtensionPoints = (): PageExtensionPoints => {
	const points = useContext( ExtensionPointsContext );
	if ( ! points ) {
		throw new Error(
			'Shopfront: a component with extension points is rendered outside of <ExtensionPointsProvider>. ' +
				'Put it below <ExtensionPointsProvider points={ … }>.'
		);
	}
	return points;
};
