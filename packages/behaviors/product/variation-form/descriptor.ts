import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { withEvents } from '@shopfront/behaviors/engine/event-bus';

export const variationForm: BehaviorSource = {
	name: 'variation-form',
	selector: '.variations_form',
	load: async () => ( {
		mount: withEvents( ( await import( './variation-form' ) ).mount ),
	} ),
	holds: 'a,button',
};

export const about: BehaviorAbout = {
	list: 'products',
	contract: 'product-pages.md 3',
	covers: [ '2.1', '4.3', '8.3' ],
};
