import type { Section } from './section';

/** Content that opens, and elements that stay what they are. */
export const DISCLOSURE_SECTIONS: readonly Section[] = [
	{
		name: 'sized-container',
		title: 'Container with the class of its width',
		text: 'Gives an element a class for its width, such as is-medium above 520 px. Styles of add-ons count on these classes.',
		states: {
			initial: {
				text: 'The box says which class it has. Make the window narrower to see others.',
				html: '<div class="behavior-sized" data-sf-sized>Class of this box: </div>',
			},
			active: 'Each class is a state of its own.',
			loading: 'Without the script, it has none of the classes.',
			error: 'Nothing can fail.',
			empty: 'Its content does not matter.',
			disabled: 'It cannot be disabled.',
		},
	},
];
