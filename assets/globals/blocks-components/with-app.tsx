import { BlockAppProvider, type BlockApp } from '@shopfront/bindings';
import type { ComponentType } from 'react';

/** Provides the app to a component, even if an add-on renders it in a React root of its own. */
export const withApp = < Props extends object >(
	app: BlockApp,
	Component: ComponentType< Props >
) =>
	function WithApp( props: Props ) {
		return (
			<BlockAppProvider app={ app }>
				<Component { ...props } />
			</BlockAppProvider>
		);
	};
