import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const collapse: BehaviorSource = {
	name: 'collapse',
	selector: '[data-sf-collapse],[data-sf-collapse-all]',
	load: () => import( '.' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 1',
	covers: [ '4.11' ],
	markup: [ '[data-sf-collapse]' ],
};
