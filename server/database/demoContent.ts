/**
 * The content shown on a fresh start: the career of Rear Admiral Grace Hopper (1906-1992).
 * Every date, employer, award and quotation is public, and its source is noted beside it.
 * The contact details are examples and belong to nobody.
 */
export interface DemoContent {
  hero: {
    title: string;
    subtitle: string;
    description: string;
    badge: string;
    badgeEmoji: string;
    ctaText: string;
    ctaStyle: 'bordered' | 'filled';
  };
  aboutCards: { title: string; subtitle: string; description: string }[];
  experiences: {
    position: string;
    company: string;
    duration: string;
    location: string;
    description: string;
    /** Separated by commas. */
    technologies: string;
    /** Separated by ' | '. */
    achievements: string;
  }[];
  projects: {
    title: string;
    shortDescription: string;
    description: string;
    /** One emoji. */
    imageUrl: string;
    githubUrl: string | null;
    liveUrl: string | null;
    technologies: string;
    category: string;
  }[];
  stats: { value: string; label: string; icon: string; type: 'main'; suffix: string | null }[];
  testimonials: { name: string; position: string; company: string | null; relation: string; message: string }[];
  contactInfo: {
    type: 'email' | 'phone' | 'address' | 'website' | 'linkedin' | 'github' | 'twitter' | 'other';
    value: string;
    label: string;
  }[];
  awards: { title: string; organization: string; year: string; icon: string }[];
  education: { degree: string; institution: string; year: string; icon: string }[];
  certifications: {
    name: string;
    issuer: string;
    year: string;
    icon: string;
    certificateLink: string | null;
    certificateId: string | null;
  }[];
  skills: { category: string; skills: string }[];
  sectionTitles: {
    sectionName: 'about' | 'experience' | 'projects' | 'stats' | 'testimonials' | 'contact' | 'thankYou';
    /** The badge text above the heading. */
    title: string;
    mainTitle: string;
    subtitle: string | null;
    description: string;
    /** Only thankYou has one. */
    emoji: string | null;
  }[];
}

// biome-ignore format: short fields share a line and long texts keep one each, so that an entry can be seen whole
export const demoContent: DemoContent = {
  // "Amazing Grace" was her nickname: White House, announcement of the Presidential Medal of Freedom, November 2016.
  hero: {
    title: 'Rear Admiral Grace Hopper', subtitle: 'Mathematician, programmer and naval officer',
    description: 'Mathematics at Vassar, the Mark I at Harvard, compilers for UNIVAC, and a naval career that ended at 79. One conviction runs through it all: a computer should understand words that people already use.',
    badge: 'Amazing Grace', badgeEmoji: '⚓', ctaText: 'View Projects', ctaStyle: 'filled',
  },

  aboutCards: [
    // Yale News, "Happy 109th birthday to Yale alumna Grace Hopper" (2015); Clark University, honorary degree citation.
    { title: 'Who I Am', subtitle: 'Mathematician and naval officer',
      description: 'Born in New York City in 1906, and at seven already taking apart the alarm clocks of the house to see how they worked. A Yale doctorate in mathematics and twelve years of teaching at Vassar came before the Naval Reserve in 1943.' },
    // Computer History Museum, Fellow profile; US Navy, "Rear Adm. Grace Murray Hopper" (navy.mil, Women in the Navy).
    { title: 'What I Do', subtitle: 'Compilers, languages and standards',
      description: 'Turning programming from strings of machine code into readable statements: compilers for UNIVAC, the FLOW-MATIC language, a part in the making of COBOL, and standards that let one program run on many machines.' },
    // Sea History 168 (2019), on her talks; Smithsonian, "Nanoseconds Associated with Grace Hopper".
    { title: 'What Interests Me', subtitle: 'Teaching and new ideas',
      description: 'Explaining computing to admirals, students and everyone between, with a length of wire for a nanosecond and a grain of pepper for a picosecond, and encouraging young people to make a career of it.' },
  ],

  experiences: [
    // Yale Computer Science, National Medal of Technology announcement (1991),
    // http://cs.yale.edu/homes/tap/Files/hopper-medal.html; Computer History Museum, Fellow profile.
    { position: 'Senior Consultant', company: 'Digital Equipment Corporation', duration: '1986 – 1992',
      location: 'United States',
      description: 'A new career at 79, after retirement from the Navy: speaking for the company at industry forums on advanced computing and on the value of information and data.',
      technologies: 'Advanced Computing Concepts, Value of Data, Public Speaking, Education',
      achievements: 'Represented the company at computer industry forums | Served as its liaison with educational institutions | Received the National Medal of Technology in 1991' },
    // Sea History 168 (2019); Vassar College, "Recognition", https://vassar.edu/grace-hopper/recognition;
    // news report of the retirement, Boston, 14 August 1986, http://milhist.net/global/hopper.html
    { position: 'Captain, later Commodore and Rear Admiral', company: 'Naval Data Automation Command, US Navy',
      duration: '1977 – 1986', location: 'Washington, D.C.',
      description: 'The command’s representative to learned societies, industry associations and technical symposia, and a tireless lecturer on computing at schools and colleges.',
      technologies: 'Data Processing, Naval Computing, Public Speaking',
      achievements: 'Promoted to commodore in 1983 and congratulated by President Reagan at the White House | Became a rear admiral in 1985, when the grade was renamed | Retired aboard USS Constitution in August 1986, the oldest officer on active duty' },
    // Naval History and Heritage Command, National Museum of the US Navy, "Rear Admiral Grace M. Hopper, USNR";
    // Sea History 168 (2019). Legion of Merit: Clark University, honorary degree citation.
    { position: 'Director, Navy Programming Languages Group',
      company: 'Office of the Chief of Naval Operations, US Navy', duration: '1967 – 1977',
      location: 'Washington, D.C.',
      description: 'Recalled to active duty in August 1967 for six months, which became an indefinite assignment; a second retirement in 1971 ended with another recall in 1972. The task was to replace the Navy’s many incompatible versions of COBOL with one standard.',
      technologies: 'COBOL, Language Standards, Compiler Validation',
      achievements: 'Led the standardization of COBOL across the Navy | Promoted tests that check a compiler against the standard | Promoted to captain in 1973 | Awarded the Legion of Merit in 1973' },
    // Computer History Museum, Fellow profile; US Navy (navy.mil); Charles Babbage Institute, A. L. Norberg,
    // "Software Development at the Eckert-Mauchly Computer Company Between 1947 and 1955" (2003).
    { position: 'Senior Mathematician, later Director of Automatic Programming',
      company: 'Eckert–Mauchly Computer Corporation, Remington Rand and Sperry Rand (UNIVAC)', duration: '1949 – 1967',
      location: 'Philadelphia, Pennsylvania',
      description: 'Joined the company that was building UNIVAC I and stayed as it passed to Remington Rand and then became part of Sperry Rand. Her team made programs that wrote programs, at a time when many believed that a computer could only do arithmetic.',
      technologies: 'UNIVAC I, UNIVAC II, A-0, MATH-MATIC, FLOW-MATIC, COBOL',
      achievements: 'Built the A-0 compiler and published an early paper on compilers in 1952 | Led the development of FLOW-MATIC, with statements in English | Advised the conference that produced COBOL' },
    // Computer History Museum, Fellow profile; US Navy (navy.mil); Encyclopaedia Britannica, "Grace Hopper".
    // Sources differ on the Navy bureau that ran the project (Ships or Ordnance), so it is not named here.
    { position: 'Naval Officer and Programmer, later Research Fellow',
      company: 'US Naval Reserve and Harvard Computation Laboratory', duration: '1944 – 1949',
      location: 'Cambridge, Massachusetts',
      description: 'One of the first programmers of the Mark I, under Howard Aiken, on problems of military significance. After the war, a civilian research fellow at Harvard and still a reserve officer, working on the Mark II and Mark III.',
      technologies: 'Harvard Mark I, Harvard Mark II, Harvard Mark III, Numerical Methods',
      achievements: 'Programmed one of the first large-scale automatic calculators | Chief author of several chapters of its 1946 operating manual | Worked on three generations of Harvard machines' },
    // Computer History Museum, Fellow profile (1931-1943); MacTutor, University of St Andrews, "Grace Brewster Murray Hopper".
    { position: 'Instructor, later Associate Professor of Mathematics', company: 'Vassar College',
      duration: '1931 – 1943', location: 'Poughkeepsie, New York',
      description: 'Taught mathematics at the college she had graduated from while completing a doctorate at Yale, then left to join the Naval Reserve during the Second World War.',
      technologies: 'Mathematics, Algebra, Teaching',
      achievements: 'Completed the Yale thesis “New Types of Irreducibility Criteria” in 1934 | Vassar Faculty Fellow at New York University in 1941 | Rose from instructor to associate professor' },
  ],

  projects: [
    // Smithsonian, "National Museum of American History Showcases COBOL" (2 March 2011); US Navy (navy.mil).
    { title: 'COBOL',
      shortDescription: 'A common business language, drawn up by a committee with FLOW-MATIC as one of its main models.',
      description: 'Computer users and makers met in 1959 to agree on a language that any manufacturer’s machine could run. Hopper advised the conference, and her FLOW-MATIC was one of the languages it built on. In December 1960 the same COBOL programs ran on computers from two different makers, Remington Rand and RCA.',
      imageUrl: '💼', githubUrl: null, liveUrl: 'https://americanhistory.si.edu/cobol',
      technologies: 'COBOL, UNIVAC, Standards', category: 'languages' },
    // J. E. Sammet, "Programming Languages: History and Fundamentals" (1969); https://hopl.info/showlanguage2.prx?exp=27
    { title: 'FLOW-MATIC',
      shortDescription: 'A data-processing language for UNIVAC whose statements begin with English verbs.',
      description: 'Business customers did not care for mathematical symbols, so this language, first called B-0, used words instead. A specification and a prototype were ready in 1955, and the compiler was generally available in 1958. English verbs, readable names and data kept apart from procedure all passed on to COBOL.',
      imageUrl: '🔤', githubUrl: null, liveUrl: null, technologies: 'FLOW-MATIC, UNIVAC I, UNIVAC II',
      category: 'languages' },
    // G. M. Hopper, "The Education of a Computer", Proceedings of the ACM conference in Pittsburgh, May 1952.
    { title: 'The A-0 System',
      shortDescription: 'A program that put other programs together from a library of subroutines: one of the first compilers.',
      description: 'Written for UNIVAC I in 1951 and 1952. A program was given as a list of numbered subroutines with their arguments, and A-0 turned the list into machine code that could be run. Today it would be called a loader or linker; then it was proof that a computer could help to write its own programs.',
      imageUrl: '⚙️', githubUrl: null, liveUrl: 'https://dl.acm.org/doi/10.1145/609784.609818',
      technologies: 'UNIVAC I, Machine Code, Subroutine Library', category: 'compilers' },
    // MIT Press, reprint of 1985; authorship of the chapters: Hook and Norman, History of Information.
    { title: 'Mark I Manual of Operation',
      shortDescription: 'The 561-page handbook of the Automatic Sequence Controlled Calculator, published by Harvard in 1946.',
      description: 'Among the first books to explain how to make a computer solve problems, with lists of operation codes that are some of the earliest computer programs in print. It was the work of the Computation Laboratory’s staff; Hopper was the chief author of the first three chapters and of eight appendices.',
      imageUrl: '📘', githubUrl: null,
      liveUrl: 'https://mitpress.mit.edu/books/manual-operation-automated-sequence-controlled-calculator',
      technologies: 'Harvard Mark I, Technical Writing, Numerical Methods', category: 'documentation' },
    // Smithsonian, National Museum of American History, "Nanoseconds Associated with Grace Hopper", 1985.3088.01.
    { title: 'Nanoseconds',
      shortDescription: 'Pieces of wire, about 11.8 inches long, that show how far a signal travels in a billionth of a second.',
      description: 'Given out at lectures from the late 1960s on, to show why smaller parts make faster computers. As machines sped up, grains of pepper stood in for picoseconds. A bundle of about a hundred wires, brought to a lecture in March 1985, is in the collection of the National Museum of American History.',
      imageUrl: '📏', githubUrl: null,
      liveUrl: 'https://www.si.edu/object/nanoseconds-associated-grace-hopper:nmah_692464',
      technologies: 'Wire, Pepper, Teaching', category: 'artifacts' },
    // Smithsonian, National Museum of American History, "Log Book With Computer Bug", 1994.0191.01;
    // the date: US Naval Historical Center, photograph NH 96566-KN.
    { title: 'The Mark II Logbook',
      shortDescription: 'The page with a moth taped to it, dated 9 September 1947: “First actual case of bug being found.”',
      description: 'Operators of the Mark II at Harvard took a moth out of a relay and taped it into the logbook. Engineers had spoken of bugs since Edison’s day, which is the joke. Hopper worked on the machine but did not find the moth, and the book was probably not hers; she and the rest of the team helped to spread the words “bug” and “debug”.',
      imageUrl: '🦋', githubUrl: null, liveUrl: 'https://americanhistory.si.edu/collections/nmah_334663',
      technologies: 'Harvard Mark II, Relays, Debugging', category: 'artifacts' },
  ],

  stats: [
    // News report of the retirement, 14 August 1986: 43 roses, one for each year of the Navy career that began in 1943.
    { value: '43', label: 'Years of Naval Career', icon: '🎖️', type: 'main', suffix: null },
    // US Navy (navy.mil): the oldest commissioned officer at retirement, aged 79.
    { value: '79', label: 'Age at Navy Retirement', icon: '⚓', type: 'main', suffix: null },
    // Yale, announcement of Grace Murray Hopper College (2017): recalled to active service at 60.
    { value: '60', label: 'Age at Recall to Duty', icon: '🧭', type: 'main', suffix: null },
    // US Navy (navy.mil): Mark I, II and III.
    { value: '3', label: 'Harvard Mark Computers', icon: '🖥️', type: 'main', suffix: null },
    // Smithsonian, 1985.3088.01: about 30 cm (11.8 in).
    { value: '11.8', label: 'Nanosecond of Wire', icon: '📏', type: 'main', suffix: '″' },
  ],

  testimonials: [
    // The American Presidency Project, "Remarks on Presenting the Presidential Medal of Freedom", 22 November 2016,
    // https://www.presidency.ucsb.edu/documents/remarks-presenting-the-presidential-medal-freedom-15; the gap is marked.
    { name: 'Barack Obama', position: 'President of the United States', company: 'The White House',
      relation: 'Presidential Medal of Freedom ceremony, 2016',
      message: 'If Wright is flight, and Edison is light, then Hopper is code. […] From cell phones to Cyber Command, we can thank Grace Hopper for opening programming to millions more people, helping to usher in the information age and profoundly shaping our digital world.' },
    // Sea History 168, autumn 2019, quoting him: https://issuu.com/seahistory/docs/sh_168_autumn-2019/28
    { name: 'John F. Lehman', position: 'Secretary of the Navy, 1981–1987', company: 'United States Navy',
      relation: 'Worked with her as Secretary of the Navy',
      message: 'She had a tremendously forceful and creative personality, as well as a sense of humor.' },
    // Message to the Yale community, 11 February 2017; Yale Daily News, "University honors Hopper", 13 February 2017.
    { name: 'Peter Salovey', position: 'President', company: 'Yale University',
      relation: 'On naming Grace Murray Hopper College, 2017',
      message: 'An extraordinary mathematician and a senior naval officer, Hopper achieved eminence in fields historically dominated by men. Today, her principal legacy is all around us — embodied in the life-enhancing technology she knew would become commonplace.' },
    // https://news.yale.edu/2015/12/09/happy-109th-birthday-yale-alumna-grace-hopper-pioneer-computer-science
    { name: 'Joan Feigenbaum', position: 'Grace Murray Hopper Professor of Computer Science',
      company: 'Yale University', relation: 'Chair of the Department of Computer Science, 2015',
      message: 'Much of the essence of computer programming as we know it, from subroutines to machine-independent languages, was conceived by Grace Murray Hopper. She was a true pioneer.' },
    // IEEE Computer Society, https://www.computer.org/profiles/grace-hopper
    { name: 'IEEE Computer Society', position: 'W. Wallace McDowell Award citation', company: null,
      relation: 'Award, 1979',
      message: 'For her combination of technical skill, leadership, teaching capability, and single-minded drive for the invention, adoption, and standardization of high-level programming languages.' },
    // US Patent and Trademark Office, "1991 Laureates - National Medal of Technology and Innovation"; IT Pro Today, list of citations.
    { name: 'National Medal of Technology', position: 'Official citation', company: 'US Department of Commerce',
      relation: 'Award, 1991',
      message: 'For her pioneering accomplishments in the development of computer programming languages that simplified computer technology and opened the door to a significantly larger universe of users.' },
    // Computer History Museum, https://computerhistory.org/profile/grace-murray-hopper/
    { name: 'Computer History Museum', position: 'Fellow Award citation', company: null,
      relation: 'First Fellow of the museum, 1987',
      message: 'For contributions to the development of programming languages, for standardization efforts, and for lifelong naval service' },
  ],

  // Examples only: example.org is reserved for documentation, and 555-0100 to 555-0199 for fiction.
  contactInfo: [
    { type: 'email', value: 'grace.hopper@example.org', label: 'Email' },
    { type: 'phone', value: '+1 202 555 0109', label: 'Phone' },
    { type: 'website', value: 'https://example.org', label: 'Website' },
    { type: 'other', value: 'https://example.org/lectures', label: 'Lecture requests' },
    { type: 'address', value: 'Washington, D.C., United States', label: 'Location' },
  ],

  awards: [
    // Vassar College, "Recognition"; awarded after her death, on 22 November 2016.
    { title: 'Presidential Medal of Freedom (posthumous)', organization: 'The White House', year: '2016', icon: '🏅' },
    // Yale Computer Science, announcement of 1991; US Patent and Trademark Office, 1991 laureates.
    { title: 'National Medal of Technology', organization: 'US Department of Commerce', year: '1991', icon: '🥇' },
    // Computer History Museum, Fellow Awards: the tradition began with her in 1987.
    { title: 'Fellow Award, first recipient', organization: 'Computer History Museum', year: '1987', icon: '🖥️' },
    // News report of the retirement, Boston, 14 August 1986.
    { title: 'Defense Distinguished Service Medal', organization: 'US Department of Defense', year: '1986', icon: '🎖️' },
    // First woman and first American so named: First Woman To, "Navy Honors Grace Hopper".
    { title: 'Distinguished Fellow', organization: 'British Computer Society', year: '1973', icon: '🌟' },
    // The title is the award's own: Naval History and Heritage Command, National Museum of the US Navy.
    { title: 'Computer Sciences “Man of the Year”, first recipient',
      organization: 'Data Processing Management Association', year: '1969', icon: '🏆' },
  ],

  // Computer History Museum, Fellow profile; Yale News (2015), for the M.A.
  education: [
    { degree: 'Ph.D. in Mathematics', institution: 'Yale University', year: '1934', icon: '🎓' },
    { degree: 'M.A. in Mathematics', institution: 'Yale University', year: '1930', icon: '📐' },
    { degree: 'B.A. in Mathematics and Physics', institution: 'Vassar College', year: '1928', icon: '📚' },
  ],

  certifications: [
    // The act, approved on 8 November 1985, renamed the grade of commodore.
    { name: 'Rear Admiral (lower half)', issuer: 'Department of Defense Authorization Act, 1986', year: '1985',
      icon: '⭐', certificateLink: null, certificateId: 'Public Law 99-145' },
    // Vassar College, "Recognition": White House, 15 December 1983; by special presidential appointment.
    { name: 'Appointment as Commodore', issuer: 'President of the United States', year: '1983', icon: '📜',
      certificateLink: 'https://vassar.edu/grace-hopper/recognition', certificateId: null },
    // Department of the Navy, CHIPS magazine, "A Night of Honor and Grace" (2013).
    { name: 'Commission as Lieutenant (junior grade)', issuer: 'United States Naval Reserve', year: '1944', icon: '⚓',
      certificateLink: null, certificateId: null },
  ],

  // Drawn from the sources above. Nothing in them would fill a category of databases.
  skills: [
    { category: 'Languages', skills: 'COBOL, FLOW-MATIC, MATH-MATIC, UNIVAC Machine Code, Mark I Operation Codes' },
    { category: 'Frameworks & Libraries', skills: 'Subroutine Libraries, A-0 System, A-2 Compiler' },
    { category: 'Tools & Platforms', skills: 'Harvard Mark I, Harvard Mark II, Harvard Mark III, UNIVAC I, UNIVAC II' },
    { category: 'Methodologies', skills: 'Automatic Programming, Language Standards, Compiler Validation, Debugging' },
    { category: 'Teaching & Leadership', skills: 'University Teaching, Public Lectures, Technical Writing, Naval Leadership' },
  ],

  sectionTitles: [
    { sectionName: 'about', title: 'Get to Know Me', mainTitle: 'About Me', subtitle: null,
      description: 'A glimpse into my world of innovation and creativity', emoji: null },
    { sectionName: 'experience', title: 'My Journey', mainTitle: 'Professional Experience', subtitle: null,
      description: 'A journey through mathematics, the Navy and the first decades of computing', emoji: null },
    { sectionName: 'projects', title: 'My Creations', mainTitle: 'Featured Projects', subtitle: null,
      description: 'Languages, compilers and a few famous objects, each with a place to read more', emoji: null },
    { sectionName: 'stats', title: 'My Journey', mainTitle: 'Achievements & Skills', subtitle: null,
      description: 'A glimpse into my professional journey and expertise', emoji: null },
    { sectionName: 'testimonials', title: 'What People Say', mainTitle: 'Testimonials', subtitle: null,
      description: 'Citations and words of people who honored the work', emoji: null },
    { sectionName: 'contact', title: 'Get In Touch', mainTitle: "Let's Connect", subtitle: null,
      description: "Ready to collaborate? Let's discuss how we can work together", emoji: null },
    { sectionName: 'thankYou', title: 'Thank You', mainTitle: 'Thanks for Visiting!', subtitle: null,
      description: 'Thank you for spending part of your day here. Every question, idea and kind word is read with real gratitude, and a new way of doing things is always welcome.',
      emoji: '🙏' },
  ],
};
