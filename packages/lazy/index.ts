export {
	createLazy,
	createProvided,
	type LazyModule,
	type ProvidedValue,
} from './lazy';
