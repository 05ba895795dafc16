import {
	PAGE_SLOTS,
	type BlockApp,
	type PageExtensionPoints,
} from '@shopfront/bindings';
import { createBlocksCheckout } from './blocks-checkout';
import { createBlocksComponents } from './blocks-components';
import { createWcBlocksSharedContext } from './shared-context';
import { createWcBlocksSharedHocs } from './shared-hocs';

/** Creates the members of `window.wc` with components, filters and slots, and lets the page render the slots. */
export const createComponentGlobals = (
	app: BlockApp,
	extensionPoints: PageExtensionPoints
) => {
	extensionPoints.provideSlots( PAGE_SLOTS );
	const blocksComponents = createBlocksComponents( app );
	return {
		blocksCheckout: createBlocksCheckout(
			app,
			blocksComponents,
			extensionPoints
		),
		blocksComponents,
		wcBlocksSharedContext: createWcBlocksSharedContext( app ),
		wcBlocksSharedHocs: createWcBlocksSharedHocs( app ),
	};
};
