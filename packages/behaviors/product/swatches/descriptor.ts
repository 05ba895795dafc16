import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';

export const swatches: BehaviorSource = {
	name: 'swatches',
	selector: '.sf-swatches',
	load: async () => ( {
		mount: withEvents( ( await import( './swatches' ) ).mount ),
	} ),
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 3',
	covers: [ '2.1' ],
};
