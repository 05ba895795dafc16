import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

export const layers: BehaviorSource = {
	name: 'layers',
	selector: 'body',
	load: () => import( './layers' ),
};

export const about: BehaviorAbout = {
	list: 'site',
	contract: 'site-behaviors.md 2',
	covers: [ '2.8' ],
	markup: [],
};
