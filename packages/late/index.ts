export {
	createLate,
	createPresent,
	type Late,
	type ProvidableLate,
} from './late';
