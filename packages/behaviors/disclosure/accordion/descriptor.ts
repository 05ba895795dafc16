import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const accordion: BehaviorSource = {
	name: 'accordion',
	selector: '[data-sf-accordion]',
	load: () => import( './accordion' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.11' ],
	block: 'accordion',
};
