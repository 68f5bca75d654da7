/**
 * What people search for, and the titles of jobs that they also mean: `general name, another > words of a title, …` in each
 * line. Unlike the names of a group, those on the right do not find those on the left.
 */
export const KINDS = `
care work, carer, care, care assistant, care worker, caregiver > support worker, healthcare assistant, health care assistant, hca, domiciliary, home care, homecare, live in care, care companion, nursing assistant, care practitioner, night care
senior carer, senior care assistant > care team leader, senior support worker, lead carer, senior healthcare assistant, care supervisor
support worker, support work, care support worker > care assistant, care worker, carer, key worker, recovery worker, supported living, outreach worker, enablement, reablement, support practitioner, support assistant, keyworker
home care, homecare, home carer, domiciliary carer, domiciliary care, dom care, dom carer > community care, reablement, live in care, home support worker, visiting carer, care companion, care at home, rapid response carer
home help > domiciliary, home care, homecare, care companion, community care, housekeeper private, home support
live in carer, live in care > live in companion, residential carer, live in personal assistant, live in support worker
elderly care, care of the elderly, elderly carer, old people > dementia, care home, nursing home, care assistant, residential care, domiciliary, extra care, older people, retirement living
night carer, night care, waking night > night support worker, night healthcare assistant, waking nights, sleep in, night care assistant, nights care, night hca
care home, nursing home, residential care > care assistant, activities coordinator, care home, home manager, nurse care, carer
care home manager, registered manager, home manager > home manager, care manager, registered service manager
care manager, care management > registered manager, home manager, service manager care, supported living manager, deputy manager care
deputy care manager, deputy home manager > deputy manager care, assistant care manager, assistant home manager, care lead, deputy manager residential
care coordinator, care co ordinator > care scheduler, rota coordinator, care planner, rostering, field care supervisor, care office, care administrator, care organiser
care supervisor, field care supervisor > care coordinator, care team leader, lead care, senior care, care assessor
supported living > support worker, learning disability support, residential support, service manager supported, team leader supported, outreach support
learning disability, learning disabilities, learning disability support worker > autism, complex needs, supported living, challenging behaviour, positive behaviour, rnld, ld support
mental health, mental health worker, mental health support worker > rmn, psychological, recovery worker, wellbeing practitioner, counsellor, psychiatric, cpn, camhs, crisis worker, wellbeing worker
social work, social worker > approved mental health professional, amhp, best interests assessor, child protection, senior practitioner, advanced practitioner social, independent reviewing officer, social care practitioner, nqsw
social work assistant, social worker assistant > family support, social care assessor, social care officer, community care officer, support planner, early help, referral officer
social care, social services > support worker, care worker, social worker, family support, residential childcare, personal adviser, care assistant, reablement
childrens home, residential childcare, childrens residential, childrens support worker > residential support worker, residential childcare, residential child care, therapeutic care, therapeutic support, registered manager childrens, childrens support, residential children
fostering, foster care, foster carer > supervising social worker, foster, kinship, adoption, fostering
youth work, youth worker, working with young people > youth support, young people, youth mentor, youth justice, youth engagement, personal adviser, youth club, youth development
family support, family support worker > early help, family practitioner, family intervention, parenting practitioner, children and families, family link, family centre, family hub, family worker
child protection, safeguarding > safeguarding, child protection, mash, lado, early help
homeless worker, homelessness, hostel worker > hostel, rough sleep, night shelter, supported housing, homeless, housing support, rough sleeper, resettlement
drug worker, substance misuse, drug and alcohol, recovery worker > recovery worker, recovery coordinator, needle exchange, harm reduction, addiction, substance misuse, alcohol, recovery practitioner
domestic abuse, domestic violence > idva, refuge, isva, domestic abuse, womens support worker, domestic violence, sexual violence
advocate, advocacy > imca, imha, idva, isva, welfare rights, advocacy, advocate
brain injury > neuro, rehabilitation assistant, rehab assistant, neurological, abi support
personal assistant carer, direct payments > personal assistant care, pa support, support worker, carer private
activities coordinator, activities organiser, activity coordinator > wellbeing coordinator, lifestyle coordinator, activity leader, activities, recreation coordinator
counsellor, counselling, counselor > psychotherapist, cbt, wellbeing practitioner, psychological wellbeing, bereavement support, talking therapist, counselling
psychologist, psychology > psychological, pwp, cbt, psychotherapist, behaviour analyst, psychology, psychologist
cbt, cbt therapist, psychotherapist > high intensity therapist, psychological therapist, counsellor, psychotherapist, cognitive behavioural, emdr
therapist, therapy > counsellor, psychotherapist, physiotherapist, cbt, osteopath, therapy assistant, occupational therapist
nurse, nursing > rgn, rmn, rnld, midwife, health visitor, rscn, matron, ward sister, charge nurse, ward manager, nursing associate, registered nurse, rn
staff nurse, registered nurse, rgn, general nurse > theatre nurse, ward nurse, band 5 nurse, band 6 nurse, care home nurse, clinic nurse, agency nurse, night nurse, district nurse, community nurse, charge nurse, clinical nurse, practice nurse, registered nurse, rn, bank nurse
mental health nurse, rmn, psychiatric nurse > cpn, community psychiatric, crisis practitioner, mental health practitioner, camhs, psychiatric liaison, cmhn, forensic nurse, crisis resolution, mental health nurse
childrens nurse, paediatric nurse, rscn > rscn, picu, nicu, school nurse, health visitor, paediatric, childrens nurse, nurse children, neonatal
learning disability nurse, rnld > nurse learning disabilities, nurse autism, learning disability nurse, health facilitation, rnld
nursing associate > assistant practitioner, senior healthcare assistant, nurse associate
healthcare assistant, hca, health care assistant, nursing assistant, nursing auxiliary, auxiliary nurse, auxiliary > care assistant, clinical support worker, maternity support worker, nursing support worker, ward assistant, theatre support worker, healthcare support, assistant practitioner, care worker, nursing auxiliary
hospital, hospital work, hospital orderly > healthcare assistant, ward clerk, hospital porter, staff nurse, phlebotomist, ward hostess, domestic assistant, medical secretary, outpatient, clinical support worker
nhs, nhs work, national health service > band 2, band 3, band 4, band 5, band 6, healthcare assistant, ward clerk, medical secretary, staff nurse, clinical support worker
orderly, ward orderly > healthcare assistant, hospital porter, ward assistant, clinical support worker, ward hostess
practice nurse, gp nurse > general practice nurse, treatment room nurse, primary care nurse, nurse practitioner, pcn nurse, surgery nurse, nurse prescriber, minor illness nurse
nurse practitioner, anp, advanced nurse practitioner > acp, urgent care practitioner, advanced practitioner, minor illness nurse, nurse practitioner, nurse prescriber
district nurse, community nurse > community staff nurse, community nursing, community matron, hospital at home, virtual ward, intermediate care nurse, complex care nurse, home nursing, district nursing
midwife, midwifery > midwifery, birth centre, antenatal, postnatal, labour ward, delivery suite, infant feeding, maternity unit, maternity ward, maternity services, maternity matron
health visitor, health visiting > scphn, community nursery nurse, family nurse, public health nurse, specialist community public health, school nurse, health visiting
school nurse > public health nurse, scphn, immunisation nurse, health visitor
theatre nurse, scrub nurse > odp, theatre practitioner, operating department, anaesthetic practitioner, recovery nurse, surgical first assistant, scrub, anaesthetic nurse, theatre staff nurse
odp, operating department practitioner > theatre practitioner, scrub, anaesthetic practitioner, theatre nurse, recovery practitioner, surgical first assistant, anaesthetic nurse
intensive care nurse, icu nurse, itu nurse, icu, itu > critical care, hdu, high dependency, intensive care, itu, icu, cardiac nurse
emergency nurse, a&e nurse, a&e > emergency department, ed nurse, minor injuries, urgent care, walk in centre, enp, emergency nurse
oncology nurse, cancer nurse > chemotherapy, sact, macmillan, haematology nurse, cancer nurse, palliative nurse
palliative care, hospice > palliative, end of life, macmillan, hospice nurse, hospice care, hospice healthcare
matron, ward sister, ward manager, charge nurse, sister > nurse manager, senior charge nurse, lead nurse, head of nursing, sister, matron, ward manager
clinical lead, nurse manager > clinical nurse manager, lead nurse, deputy manager nurse, matron, clinical services manager, nursing manager, head of care
phlebotomist, blood taking, phlebotomy > phlebotomy, venepuncture, clinical support worker, phlebotomist, cannulation, blood taker, blood donor
vaccinator, vaccination > immunisation, vaccination, flu, immunisations
doctor, medical doctor, physician, medical officer > specialty registrar, specialty doctor, senior house officer, sho, clinical fellow, locum consultant, medical officer, rmo, psychiatrist, gp, consultant physician, general practitioner, medical registrar, trust doctor, foundation doctor
junior doctor > sho, senior house officer, clinical fellow, foundation doctor, rmo, trust grade, resident doctor, specialty doctor, trust doctor
gp, general practitioner, family doctor > doctor general practice, out of hours doctor, urgent care doctor, gp
surgeon, surgery consultant > surgical fellow, surgical registrar, consultant surgery, orthopaedic consultant, consultant surgeon
psychiatrist, psychiatry > consultant psychiatrist, psychiatry, camhs consultant
anaesthetist > anaesthetic, anaesthetics, anaesthesia associate, critical care consultant
paramedic, ambulance, ambulance work > emergency medical technician, emt, ambulance, emergency care assistant, patient transport, first responder, urgent care practitioner, emergency care practitioner, paramedic
ambulance driver > patient transport, emergency care assistant, emt, ambulance, emergency medical technician
physio, physiotherapist, physical therapist > msk, musculoskeletal, sports therapist, first contact practitioner, physiotherapy, physical therapist, rehabilitation therapist, physiotherapist
physiotherapy assistant, therapy assistant, rehab assistant > rehabilitation assistant, therapy support worker, rehab assistant, occupational therapy assistant, physiotherapy assistant, therapy technician
occupational therapist, ot, occupational therapy > occupational therapy, disability assessor, functional assessor, hand therapist, moving and handling adviser, reablement practitioner, occupational therapist, rehabilitation therapist
disability assessor, pip assessor > functional assessor, health assessor, nurse assessor, clinical assessor, disability assessor
speech therapist, speech and language therapist, speech and language > speech language, dysphagia, communication therapist, slt, speech therapy
dietician, dietitian, nutritionist, nutrition > nutrition, dietetic, weight management, nutritional, dietitian, nutritionist, dietetics
radiographer, x ray, radiography > mammographer, sonographer, mri, radiology, radiotherapy, ultrasound, radiographer, clinical imaging, medical imaging, imaging specialist
sonographer, ultrasound > ultrasound, sonographer, echocardiographer, sonography
podiatrist, chiropodist, foot care > podiatry, foot health, podiatrist, chiropody
osteopath, chiropractor > chiropractor, osteopath, sports therapist, physiotherapist, manual therapist
alternative therapy, complementary therapist, holistic therapist > reflexologist, acupuncturist, aromatherapist, reiki, massage therapist, homeopath, hypnotherapist, holistic
pharmacist > pharmacy manager, medicines optimisation, prescribing adviser, pharmacy clinical lead
pharmacy, pharmacy work, chemist shop, pharmacy assistant, pharmacy counter assistant > dispenser, medicines counter, healthcare counter, dispensary, pharmacy advisor, pharmacy technician, counter assistant pharmacy, healthcare partner
pharmacy technician, pharmacy dispenser, dispenser > dispensing, dispensary, medicines management technician, medicines optimisation technician, accuracy checking, pharmacy technician, dispenser, pharmacy assistant
dentist, dental surgeon > orthodontist, endodontist, dental associate, oral surgeon, implant dentist, dental practitioner, foundation dentist, associate dentist
dental nurse, dental assistant, dental > dental treatment coordinator, oral health educator, decontamination dental, dental receptionist, trainee dental, dental nurse, orthodontic nurse
dental hygienist, hygienist > dental therapist, hygienist therapist, oral health
dental technician, dental lab > denture, ceramist, orthodontic technician, dental laboratory, prosthetic technician dental, cad cam dental
optician, optometrist, optical > dispensing optician, contact lens, optometrist, eye care, optometry, optical
hearing, audiologist, audiology > audiology, hearing care, hearing aid, audiologist
vet, veterinary surgeon, veterinarian > veterinary clinical director, official veterinarian, veterinary officer, animal hospital, small animal, equine vet, veterinary surgeon, farm vet
vet nurse, veterinary nurse, animal nurse > rvn, svn, veterinary care assistant, animal nursing, veterinary nurse
animal care, working with animals, animals, animal > kennel, cattery, zookeeper, veterinary care assistant, equine, aquarist, animal, veterinary nurse, dog, pet care, pet shop, stable hand, pet groomer
kennel hand, kennel assistant, kennel maid, kennels > dog care, cattery, animal care, canine, dog daycare, animal welfare, kennel, dog carer
dog groomer, pet groomer > grooming, pet stylist, groomer
dog walker, pet sitter, dog sitter > dog daycare, pet care, dog walking, pet sitting, dog care
beauty, beautician, beauty therapist > nail technician, spa therapist, lash, brow, aesthetician, laser therapist, waxing, facialist, skin therapist, aesthetic practitioner, beauty, aesthetics
aesthetics, aesthetic nurse, aesthetic practitioner > cosmetic nurse, skin clinic, injector, aesthetic, aesthetician, cosmetic practitioner, laser therapist, laser clinic
medical secretary > medical administrator, clinical secretary, medical pa, consultant secretary, clinic coordinator, medical typist, patient pathway, secretary hospital, clinical typist
medical receptionist, doctors receptionist, gp receptionist > care navigator, patient services, patient adviser, patient advisor, clinic receptionist, surgery receptionist, patient coordinator, outpatient receptionist, dental receptionist
medical administrator, hospital admin, nhs admin, medical admin > patient pathway, ward clerk, clinic coordinator, medical records, booking clerk, clinical administrator, patient services, medical secretary, appointments clerk, patient administrator, clinical coding, outpatient clerk, outpatient administrator, outpatient coordinator
ward clerk > ward administrator, outpatient clerk, medical records, clinic clerk, ward receptionist, admissions clerk
practice manager > surgery manager, pcn manager, dental manager, clinic manager, operations manager gp
sterile services, decontamination > decontamination, cssd, hssu, sterile, instrument technician
mortuary, mortician, embalmer > pathology technologist, embalmer, mortuary, funeral operative
occupational health > oh adviser, oh nurse, health surveillance, ohn, occupational hygienist, oh advisor, oh physician
public health, health promotion > health improvement, smoking cessation, stop smoking, health trainer, wellbeing coach, social prescribing, health coach, lifestyle coach, public health, healthy lifestyle
social prescriber, social prescribing > link worker, health and wellbeing coach, community connector, social prescribing, wellbeing navigator
clinical trials, clinical research > clinical research, cra, clinical trial, trial coordinator, research nurse, study coordinator, clinical data, clinical study, trials
helpline > advice line, crisis line, support line, call handler charity, listening service
nanny, babysitter, baby sitter > au pair, nanny, mothers help, maternity nurse, childminder, private childcare, governess, babysitter
childminder, child minder, childminding > childminder, nanny, nursery practitioner, childminding, childcare worker
maternity nurse, night nanny > newborn, night nanny, maternity nanny, maternity nurse, doula
nursery nurse, childcare, child care, nursery, nursery worker, nursery assistant, nursery practitioner, childcare worker, early years practitioner, early years > early years, room leader, nursery practitioner, pre school, preschool, childminder, nursery assistant, eyfs, creche, nursery nurse, baby room, childcare practitioner, childcare assistant, childcare worker, childcare educator
nursery manager, childcare manager > nursery manager, early years manager, preschool manager, pre school manager, setting manager, childcare manager, nursery deputy
room leader, nursery room leader > room manager nursery, third in charge, nursery supervisor, early years lead, nursery senior, deputy nursery, room senior, senior early years
playworker, after school club, play worker > breakfast club, wraparound, holiday club, play leader, out of school club, play assistant, after school, kids club, wrap around
creche, playgroup > creche, playgroup, preschool, pre school, nursery assistant, early years, childcare assistant
working with children, children, kids > nursery, teaching assistant, playworker, nanny, early years, childrens, sports coach, learning support, children, residential childcare, childcare worker, childcare practitioner
teacher, teaching, school teacher, schoolteacher, education > tutor, lecturer, cover supervisor, ect, nqt, second in department, subject leader, teacher, head of year, teaching
primary teacher, primary school teacher > ks1 teacher, ks2 teacher, key stage 1 teacher, key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, eyfs teacher, reception teacher, class teacher, infant teacher, junior school teacher, ppa teacher
secondary teacher, secondary school teacher, high school teacher > maths teacher, english teacher, science teacher, ks3 teacher, ks4 teacher, head of department, history teacher, geography teacher, pe teacher, teacher of, mfl teacher, computing teacher
early years teacher, reception teacher, nursery teacher > eyfs teacher, foundation stage, nursery teacher, early years lead, reception class, preschool teacher, infant teacher
supply teacher, supply teaching, cover teacher > cover supervisor, short term teacher, flexible teacher, cover teacher, supply
newly qualified teacher, nqt, ect, early career teacher > ect, nqt, graduate teacher, early career, trainee teacher
trainee teacher, teacher training, pgce > scitt, graduate teaching assistant, unqualified teacher, trainee teacher, aspiring teacher, teacher training, teaching apprentice
maths teacher, mathematics teacher > mathematics teacher, numeracy, statistics teacher, maths
english teacher > literacy, head of english, english tutor, media studies teacher, english lecturer
science teacher > physics teacher, chemistry teacher, biology teacher, head of science, stem teacher, science tutor, science lecturer
physics teacher > head of physics, science teacher, physics tutor, physics lecturer
chemistry teacher > head of chemistry, science teacher, chemistry tutor
biology teacher > head of biology, science teacher, biology tutor
languages teacher, mfl teacher, mfl, modern languages > french teacher, spanish teacher, german teacher, mandarin teacher, italian teacher, head of languages, modern languages, mfl, languages teacher
pe teacher, sports teacher, physical education > physical education, sports coach, pe coach, sport lecturer, head of pe, pe teacher, sports coaching
computing teacher, ict teacher, computer science teacher > computer science, computing teacher, ict teacher, it lecturer, computing lecturer, head of computing
technology teacher, dt teacher, design technology > food technology, design technology, resistant materials, textiles teacher, engineering teacher, product design teacher, graphics teacher, food teacher
humanities teacher > history teacher, geography teacher, religious studies, politics teacher, sociology teacher, rs teacher, citizenship, re teacher
history teacher, geography teacher > humanities teacher, head of history, head of geography, head of humanities
drama teacher > performing arts, theatre studies, dance teacher, drama, theatre practitioner
music teacher > peripatetic, instrumental, piano teacher, guitar teacher, singing teacher, violin teacher, drum teacher, music tutor, music leader, head of music, vocal coach
art teacher > photography teacher, textiles teacher, creative arts, ceramics, head of art, art and design, art tutor
business teacher, business studies teacher > economics teacher, business studies, accounting teacher, enterprise teacher, business lecturer, head of business
special needs, sen, send, special educational needs > semh, autism, send, alternative provision, special school, learning support, senco, asd, pmld, complex needs, sen, special needs, pru
sen teacher, special needs teacher, send teacher > semh teacher, autism teacher, alternative provision teacher, pru teacher, special school teacher, teacher sen, asd teacher, specialist teacher, teacher of the deaf, inclusion teacher
teaching assistant, ta, classroom assistant, class assistant, learning support assistant, lsa > learning support, lsa, hlta, cover supervisor, learning mentor, classroom support, behaviour mentor, one to one support, 1 1 support, pupil support, send support, teaching support, academic mentor, sen assistant, teaching assistant, intervention tutor, ta, 121 support
sen teaching assistant, sen ta, send ta, send teaching assistant > learning support, semh support, lsa, behaviour support, one to one, special needs, behaviour mentor, pupil support, semh teaching assistant, autism teaching assistant, asd teaching assistant, sen support
hlta, higher level teaching assistant > cover supervisor, level 3 teaching assistant, senior teaching assistant, level 4 teaching assistant, hlta
cover supervisor > hlta, cover teacher, teaching assistant, unqualified teacher, graduate teaching, supply
learning mentor, pastoral, behaviour mentor > behaviour mentor, pastoral, inclusion mentor, academic mentor, student support officer, attendance, pupil support, wellbeing mentor, learning mentor, behaviour support, youth mentor, inclusion officer
attendance officer, education welfare officer > attendance, education welfare, ewo, pastoral, inclusion officer
school, school work, schools, work in a school > teaching assistant, midday supervisor, school, cover supervisor, exam invigilator, lunchtime, learning support, teacher, classroom
head teacher, headteacher, headmaster, headmistress > head of school, executive head, deputy head, assistant head, executive principal, vice principal, principal school, headteacher
deputy head, deputy headteacher, assistant head > assistant headteacher, vice principal, assistant principal, deputy headteacher, senior leader school, deputy principal, assistant head
head of department > subject leader, curriculum leader, head of faculty, second in department, tlr, subject lead, curriculum manager
senco, sendco > inclusion manager, inclusion lead, send lead, sen lead, send manager, send coordinator, senco
lecturer, college lecturer, college teacher, further education > lecturer, further education, teaching fellow, curriculum lead, course leader, tutor college, teacher fe, vocational tutor, instructor college, trainer assessor
university lecturer, academic, university > teaching fellow, professor, research fellow, postdoctoral, lecturer
tutor, private tutor, tutoring, tuition > tuition, academic mentor, online teacher, lecturer, exam coach, home teacher, tutor
english as a foreign language, tefl, tefl teacher, esol, esol teacher, english language teacher > efl, esl, celta, english language, eal, ielts, esol, tefl, english tutor
assessor, nvq assessor > trainer assessor, skills coach, iqa, internal verifier, skills trainer, work based learning, apprenticeship coach, development coach, learning coach, apprenticeship tutor, nvq
iqa, internal verifier > internal quality, lead assessor, internal verifier, quality assurer, eqa
exam invigilator, invigilator > exams assistant, access arrangements, exam reader, scribe, exam support, invigilator
exams officer > examinations, exams manager, data and exams, assessment officer
school secretary, school administrator, school admin, school office > school receptionist, attendance, data manager school, pupil services, student services, cover manager, headteacher pa, school administrator, school administration, admin school, office manager school, admissions officer, admissions registrar
school business manager, bursar > school business, finance manager school, office manager school, bursar, business manager academy, finance officer school, school operations manager
midday supervisor, lunchtime supervisor, lunchtime assistant, midday assistant > midday, lunchtime, mealtime, playground, lunch supervisor, school catering, mid day
dinner lady, school dinner lady, school dinners, school kitchen > midday, lunchtime, mealtime, school catering, school kitchen, lunch supervisor
lollipop lady, lollipop man, lollipop person, school crossing > crossing patrol, school crossing
caretaker, school caretaker, schoolkeeper, jannie, janny > premises officer, site manager school, premises manager, janitor, site supervisor school, premises assistant, site officer, handyman, facilities assistant, site assistant school, premises caretaker, site team school, premises supervisor, site keeper
librarian, library, library assistant, school librarian > library, learning resource, information specialist, librarian, archivist, knowledge manager
science technician, school technician, school lab technician > dt technician, art technician, food technician, technician school, science technician
careers adviser, careers advisor, careers advice, careers > careers, employability, guidance adviser, connexions
boarding school, houseparent, house parent > houseparent, house parent, boarding assistant, matron school, housemistress, housemaster, boarding house, boarding tutor
student support, student services > student support, student welfare, student services, student adviser, student advisor, disability adviser, student experience
university administrator, university admin > programme administrator, student services, registry, admissions officer, faculty administrator, academic administrator, timetabling, course administrator, student administration
sports coach, football coach, coach, sports coaching > pe teacher, multi sports, tennis coach, gymnastics coach, rugby coach, sports leader, cricket coach, dance coach, swim coach, activity leader, pe coach, sports coach
dance teacher, dance > choreographer, dancer, ballet teacher, dance
outdoor instructor, outdoor activities, activity instructor > outdoor education, outdoor activity, climbing instructor, sailing instructor, ski instructor, watersports, adventure instructor, forest school, bushcraft, activity leader, outdoor instructor
swimming teacher, swimming instructor > swim coach, aqua, swim teacher, swim instructor, swimming coach, lifeguard swim
driving instructor, adi > adi, pdi, driver trainer, hgv instructor, driving examiner, driver training, driving instructor
driver, driving, driving work > courier, chauffeur, shunter, tramper, trunker, multi drop, driver, class 1, class 2
lorry driver, hgv, hgv driver, trucker, lgv driver, wagon driver, truck driver, lgv, lorry, heavy goods driver > class 1, class 2, tipper driver, hiab driver, tanker driver, 7 5 tonne driver, 75 tonne driver, artic, rigid driver, tramper, shunter, trunker, low loader, hookloader, skip driver, mixer driver, refuse driver, c e driver, ce driver, cat c driver, category c, grab driver, c1 driver, moffett, roro driver, adr driver, night trunk, walking floor, flatbed driver, transporter driver, sweeper driver, hook loader, gritter driver
class 1, class 1 driver, hgv class 1, artic driver, lgv class 1, articulated lorry driver > tramper, trunker, shunter, c e driver, ce driver, cat c e, category c e, category ce, tanker driver, trunk driver, low loader driver, transporter driver, articulated, hgv driver, lgv driver, walking floor, artic, hgv c e, lgv c e
class 2, class 2 driver, hgv class 2, rigid driver, lgv class 2 > tipper driver, hiab, skip driver, hookloader, hook loader, refuse driver, grab driver, mixer driver, cat c driver, category c driver, hgv driver, lgv driver, moffett, gully, tanker driver, sweeper driver, 18 tonne, 26 tonne, roro driver, lgv c, rigid driver, 8 wheeler
75 tonne driver, c1 driver, 7 5 tonne driver, 75t driver > 75t, 7 5 tonne, 7 5t, 75 tonne, c1 driver, class 3 driver, removals driver, horsebox driver, cat c1
van driver, delivery driver, van driving, delivery man, van man, van work > multi drop, multidrop, courier, 35 tonne, 3 5 tonne, 35t, parcel driver, home delivery, sprinter, luton, driver porter, sameday, same day driver, food delivery, grocery delivery, owner driver, van driver, delivery driver, delivery assistant, parcel delivery
courier, parcel delivery, courier driver > multi drop, multidrop, delivery driver, delivery rider, parcel driver, same day driver, owner driver, postal, parcel delivery, van driver, courier
multi drop, multi drop driver, multidrop driver > delivery driver, courier, parcel, van driver, multi drop, multidrop
bike courier, cycle courier, delivery rider, deliveroo > delivery rider, food delivery, motorcycle courier, moped, bicycle courier, pizza delivery, takeaway delivery
postman, postwoman, postal worker, postie, royal mail > parcel delivery, postal, parcel sorter, courier, delivery office, postperson, mail
bus driver, bus, psv driver, pcv driver, buses > coach driver, minibus driver, passenger driver, school bus, shuttle driver, passenger carrying, bus driver, pcv licence, public service vehicle
coach driver, coaches > bus driver, tour driver, coach driver, pcv driver, psv driver
minibus driver, mini bus driver, community transport > d1 driver, community transport, school driver, patient transport driver, shuttle driver, dial a ride, welfare driver, passenger transport driver, minibus
passenger assistant, school escort, bus escort > passenger escort, school transport, escort transport, passenger assistant, home to school
taxi driver, taxi, cabbie, minicab, cab driver > private hire, chauffeur, hackney, airport transfer, executive driver, pco, taxi, cab driver
chauffeur, private driver > executive driver, vip driver, private hire, limousine, wedding car driver, chauffeuse, chauffeur
train driver > locomotive, tram driver, shunter rail, underground driver, metro driver, depot driver rail, train operator
railway, railways, rail, rail work, trains > signaller, train guard, train conductor, station assistant, gateline, platform assistant, track operative, pts, permanent way, coss, train dispatch, train host, rolling stock, signalling, train driver, p way
train guard, conductor, guard rail > train manager, train conductor, revenue protection, train host, tram conductor, on board, train guard
station assistant, train station, railway station > gateline, platform assistant, ticket office, train dispatch, revenue protection, station assistant, customer service station, station staff
ticket inspector, revenue protection > revenue protection, ticket examiner, revenue officer rail, gateline, revenue inspector
airport, airport work, airports > baggage handler, ramp agent, passenger service agent, cabin crew, check in agent, ground crew, ground handling, airside, cargo agent, aviation security, airport, airfield, aircraft cleaner, aircraft handler, aircraft dispatcher, terminal operative
cabin crew, air hostess, air steward, flight attendant, air stewardess > flight attendant, in flight, cabin services, vip cabin, cabin crew
pilot, airline pilot > first officer, helicopter pilot, flying instructor, flight instructor, drone pilot, captain aircraft
air traffic control, air traffic > air traffic, flight dispatcher, airfield operations, flight operations, aerodrome
baggage handler, ground crew, ramp agent > ramp, ground handling, airside, ground crew, cargo handler, baggage handler, aircraft loader
passenger service agent, check in agent > check in, passenger services, airport customer service, ticket desk agent, gate agent
refuse collector, binman, bin man, dustman, dustbin man, bin lorry, scaffy, bin collector > refuse, waste loader, recycling loader, waste operative, recycling operative, rcv, waste collection, street cleansing, bin loader
removals, removal man, removals porter, furniture removals > removals, driver porter, removal operative, furniture porter, relocation operative, mover, house clearance
drivers mate, van mate, drivers assistant > driver porter, delivery assistant, vehicle mate, second man delivery, crew member removals, van mate, drivers assistant, delivery crew, porter delivery
recovery driver, breakdown recovery, breakdown driver > vehicle recovery, recovery operator, recovery truck, patrol roadside, roadside technician, roadside recovery, breakdown recovery, breakdown driver
shunter, shunter driver > yard driver, shunting, tug driver, class 1 driver, yard shunter
tramper, tramping > class 1 driver, tramping, nights out, european driver, class 1 tramper
tipper driver > grab driver, class 2 driver, 8 wheeler, aggregates driver, muck away, tipper
tanker driver > adr driver, fuel driver, gully, jetvac, class 1 adr, tanker
hiab driver, hiab > lorry loader, moffett, crane lorry, brick grab, hiab
skip driver > hookloader, hook loader, roro driver, skip lorry, skip wagon, hooklift
refuse driver > rcv driver, waste driver, bin lorry driver, recycling driver, refuse hgv, refuse class 2
owner driver, self employed driver > courier, subcontract driver, subcontractor driver, owner driver
haulier, haulage > hgv driver, transport manager, owner driver, haulage, traffic planner, transport planner
transport manager, haulage manager > fleet manager, traffic manager, transport operations, depot manager, logistics manager, distribution manager, haulage, transport office manager, transport supervisor
transport, transport work > haulage, logistics, freight, traffic planner, distribution, transport, fleet coordinator, fleet administrator, fleet manager
transport planner, transport clerk, transport admin, transport administrator, traffic clerk, traffic planner, transport coordinator, transport office > transport controller, traffic operator, transport supervisor, route planner, fleet administrator, haulage planner, logistics coordinator, load planner, traffic office, transport clerk, transport planner, transport coordinator, transport administrator, transport assistant
fleet manager, fleet > transport manager, fleet controller, vehicle manager, fleet coordinator, fleet administrator, head of fleet
freight, freight forwarding, shipping, freight forwarder > import, export, customs, forwarding, ship broker, shipping, freight, airfreight, seafreight
import export, import clerk, export clerk, exports, imports > customs, freight, shipping, trade compliance, import, export, forwarding
customs, customs clerk > import, export, tariff, trade compliance, border force, freight, customs
seafarer, sailor, merchant navy, deckhand, seaman, ships crew > deck officer, skipper, bosun, chief officer, master mariner, marine engineer, deckhand, yacht crew, seaman, deck crew, vessel crew, vessel master, ferry crew
dock worker, docker, docks, port worker > stevedore, port operative, quayside, terminal operative, lasher, crane port, port worker, dock operative, dock worker
parking, car park attendant, car park > parking, civil enforcement officer, car park, valet driver, traffic warden, car jockey
traffic warden, parking warden > civil enforcement officer, parking enforcement, parking attendant, moving traffic, civil parking, parking officer
trade plate driver, trade plates, car delivery driver > vehicle delivery, vehicle movement, inspect and collect, vehicle logistics driver, vehicle collection driver, plate driver, vehicle transfer, car delivery
milkman, milk round > milk delivery, doorstep delivery, delivery driver
hgv training, trainee hgv driver, new pass driver > new pass, newly qualified driver, trainee driver, driver apprentice, lgv apprentice, trainee hgv
warehouse, warehouse worker, warehouse work, warehouse operative, warehouseman, warehouse assistant > picker, packer, goods in, goods out, despatch, dispatch operative, stock, stores person, stores operative, storeman, loader, reach truck, fulfilment, parcel sorter, sortation, distribution centre, cross dock, pick pack, replenishment, picking, packing operative, logistics operative, flt driver, forklift driver, flt operator, forklift operator
night warehouse, warehouse nights > night picker, night shift operative, night loader, night warehouse, replenishment night
picker packer, picker, packer, picking packing, pick and pack, order picker, pick packer, packing > warehouse operative, warehouse assistant, fulfilment, packing, picking, order selector, llop, packaging operative, picker, packer, bagging operative
forklift driver, flt driver, forklift, flt, fork lift, fork lift driver, forklift truck driver, counterbalance driver, counterbalance, stacker truck driver > reach truck, counterbalance, bendi, vna, llop, fork truck, ppt, hlop, pivot steer, flexi truck, clamp truck, side loader, reach driver, fork lift, mhe driver, mhe operator, flt operator, flt driver, forklift driver, forklift operator, forklift truck
reach truck, reach truck driver, reach driver > vna, bendi, hlop, man up, narrow aisle, reach, forklift driver, flt driver, forklift operator, flt operator
loader, unloader, handballer, loading, unloading > container unload, offloader, devanner, loading bay, tipping operative, despatch operative, handball, unloader, loader
goods in, goods in operative, goods inwards > receiving operative, inbound operative, booking in, goods inwards, intake operative, goods receipt, goods in
despatch, dispatch, goods out, despatch operative > outbound operative, shipping operative, dispatch, despatch, loading, goods out, distribution operative
stores person, storeman, stores, storekeeper, stores assistant, storeperson > stock controller, parts person, stores, goods in, storeperson, inventory, material controller, tool store, store keeper, storeman
stock controller, stock control, inventory, inventory controller > inventory, stock, stores controller, replenishment, materials controller, cycle count
stock taker, stock take, stocktaking, stocktaker > stock count, inventory counter, stock audit, stocktaker, stock take
warehouse admin, warehouse administrator, warehouse clerk > despatch clerk, goods in clerk, logistics administrator, stock administrator, transport administrator, inventory administrator, stores administrator, despatch administrator, goods in administrator, warehouse office
warehouse supervisor, warehouse team leader > shift leader warehouse, shift supervisor warehouse, logistics supervisor, distribution supervisor, fulfilment team leader, warehouse chargehand, despatch supervisor, stores supervisor, goods in supervisor, logistics team leader, distribution team leader, warehouse shift manager
warehouse manager > distribution manager, logistics manager, depot manager, dc manager, fulfilment manager, warehouse operations, stores manager
logistics, logistics work > supply chain, freight, transport planner, distribution, warehouse, shipping, import, export, fulfilment, logistics, haulage
logistics manager, distribution manager > transport manager, warehouse manager, supply chain manager, depot manager, distribution centre manager, logistics operations, fulfilment manager, head of logistics
logistics coordinator, logistics administrator > supply chain coordinator, supply chain administrator, transport coordinator, shipping coordinator, import export, logistics planner, order fulfilment, transport administrator, freight coordinator, logistics assistant
supply chain, supply chain manager > logistics manager, demand planner, supply planner, material planner, procurement, inventory planner, inventory manager, supply chain, s&op, purchasing
demand planner, supply planner, demand planning > material planner, materials planner, inventory planner, supply chain, forecasting, s&op, replenishment, mrp, stock planner
parcel sorter, sorting, mail sorter > sortation, parcel, mail, hub operative, depot operative, sorting office, sorter
recycling, recycling operative, scrap yard, scrapyard > waste operative, picking line, mrf, sorter, scrap, weighbridge, household waste, recycling
tip attendant, the tip, dump > household waste, recycling centre, hwrc, civic amenity, waste site, recycling site
yard man, yardman, yard person, yard work, yard > yard, builders merchant operative, builders merchant labourer
cold store, freezer work > chilled, frozen, coldstore, cold storage, freezer, cold store
general operative > production operative, warehouse operative, labourer, factory operative, yard operative, multi skilled operative
manual work, unskilled work, manual labour, casual work > labourer, general operative, warehouse operative, production operative, factory operative, cleaner, packer, loader, kitchen porter
working outdoors, outdoor work, outdoors, outside work > gardener, grounds maintenance, landscaper, ranger, tree surgeon, groundworker, forestry, outdoor, street cleansing, farm
construction, building work, building site, site work, building trade > labourer, groundworker, bricklayer, carpenter, site manager, site supervisor, quantity surveyor, plant operator, scaffolder, roofer, dryliner, dry liner, steel fixer, joiner, builder, plasterer, multi trade
trades, tradesman, tradesperson, trade, skilled trades > electrician, plumber, carpenter, joiner, plasterer, bricklayer, painter and decorator, multi trader, multi trade, roofer, tiler, gas engineer
builder, general builder, jobbing builder > bricklayer, multi trade, multi trader, multi skilled operative, carpenter, groundworker, builder, property maintenance
labourer, labouring, general labourer, building labourer, site labourer, navvy, labour > construction operative, general operative, site operative, skilled operative, groundworker, hoist operator, traffic marshal, soft strip, hod carrier, civils operative, concrete operative, labourer, trades mate, strip out, demolition operative
cscs card, cscs > labourer, site operative, groundworker, construction operative, carpenter site, traffic marshal
hod carrier, hoddie, brickies labourer > labourer, hod carrier
groundworker, groundwork, groundworks > drainage operative, kerb layer, paver, paving, concrete finisher, shuttering, pipe layer, digger driver, 360 driver, dumper driver, civils operative, drain layer, formwork, street works, reinstatement, slabber, groundwork
civils, civil engineering work > groundworker, civils, civil engineer, highways, drainage, earthworks, utilities, civil engineering
bricklayer, brickie, bricky, bricklaying, brick layer > brick layer, stonemason, block layer, blocklayer, brick pointer, brickwork, bricklaying, bricklayer
stonemason, stone mason, mason > dry stone, masonry, memorial mason, banker mason, stonemason, bricklayer heritage, stone fixer, stone carver, stone restoration, stone cutter
carpenter, joiner, chippy, chippie, carpentry, joinery > shopfitter, shop fitter, kitchen fitter, first fix, second fix, 1st fix, 2nd fix, door hanger, formwork, shuttering, cabinet maker, fire door, wood machinist, timber frame, joiner, carpenter, carpentry, fit out, joinery workshop
woodwork, wood machinist, woodworker, woodworking > bench joiner, cabinet maker, wood machinist, furniture maker, sawyer, cnc router, sawmill, french polisher, woodworking, joinery workshop, joinery operative
kitchen fitter, kitchen installer, kitchen fitting > kitchen installer, joiner kitchen, carpenter kitchen, worktop fitter, bathroom fitter, kitchen bathroom, kitchen fitter
bathroom fitter, bathroom installer > kitchen fitter, wet room, adaptations, plumber tiler, bathroom
shopfitter, shop fitter, shopfitting > fit out, interior fitter, fixture installer, retail installer, shopfitting, shop fitting
cabinet maker, furniture maker > bench joiner, upholsterer, french polisher, wood machinist, kitchen maker, furniture maker, furniture restorer, cabinet maker
plasterer, plastering, spread, plaster > skimmer, renderer, dry liner, tape and jointer, taper, dryliner, plastering, plasterer
dry liner, dry lining, dryliner, tacker > partition, taper, jointer, plasterboard, sfs, drylining, boarder, dry lining, dryliner, ceiling
painter, decorator, painting, decorating, painter and decorator > paint sprayer, decorator, wallpaper, brush hand, coatings, painter, painting, decorating
spray painter, paint sprayer, sprayer > powder coater, car paint, refinish, coating, lacquer, paint technician, vehicle painter, sprayer
tiler, tiling > wall and floor, mosaic, stone fixer, tiling, tiler
roofer, roofing, slater > felter, lead worker, leadworker, single ply, slating, thatcher, roofline, solar roofer, roofing, slater, roof
cladder, cladding > roof sheeter, rainscreen, curtain wall, steel erector, composite panel, cladding, cladder, industrial roofer, facade installer, facade operative
scaffolder, scaffolding, scaffold > scaffold, cisrs, alloy tower, scaffolding, scaffolder
steel erector, steelwork > structural steel, steelwork, metal decking, steel erector, cladder, steel fabricator, steel installer
steel fixer, steel fixing > rebar, reinforcement, steel fixer, formwork, concrete finisher
concrete, concreter, concreting > concrete, groundworker, formwork, shuttering, screeder, batcher
shuttering, formwork, shuttering carpenter > formwork, shuttering, shutter, rc carpenter, concrete carpenter
plant operator, plant driver, machine driver, heavy plant > excavator, dumper, roller driver, telehandler, dozer, loading shovel, crane operator, cpcs, npors, backhoe, adt, plant operator, plant driver, digger, bulldozer, 360 driver, 360 operator, 180 driver, 180 operator, jcb driver, jcb operator, 360 machine
digger driver, digger, excavator driver, excavator operator, jcb driver, 360 driver, 360 operator > excavator, backhoe, plant operator, machine driver, digger, plant driver, 360 driver, 360 operator, 360 machine, 180 driver, 180 operator, jcb driver, jcb operator
dumper driver, dumper > adt, articulated dump, roller driver, plant operator, dumper, ride on roller, dump truck
telehandler driver, telehandler, teleporter driver > telehandler, telescopic handler, teleporter, plant operator, jcb loadall
crane operator, crane driver, crane > slinger, lift supervisor, appointed person lifting, hiab, crane
slinger, slinger signaller > traffic marshal, slinger, vehicle marshal, lifting operative, crane supervisor, rigger, banksman, signaller lifting
rigger, rigging > slinger, lifting, tower climber, rigging, rope access, rigger
traffic marshal, banksman, gateman > banksman, gateman, vehicle marshal, logistics operative construction, plant marshal, gate person, traffic marshal, vehicle marshaller
traffic management, traffic management operative > lantra, 12d, tm operative, lane closure, traffic management, impact protection, ipv, traffic safety
road worker, roadworks, road building, tarmac, tarmac layer > surfacing, highways operative, tarmac, asphalt, kerb, street works, road marking, patching, white lining, raker, highways maintenance, road worker, highway operative
drainage, drains, drain engineer, drainage engineer > jetter, jetting, drain, sewer, gully, drainage, lining engineer
fencer, fencing > fence, gate installer, palisade, decking, fencing, fencer, vehicle restraint, safety barrier
landscaper, landscape gardener, landscaping > gardener, hard landscape, soft landscape, paving, grounds maintenance, decking, playground installer, landscaper, landscaping, landscape operative, landscape supervisor, turfer
gardener, gardening, jobbing gardener > grounds maintenance, groundsman, grounds person, groundsperson, horticultural, horticulturist, landscaper, greenkeeper, grass cutting, green space, gardener, garden maintenance, gardens assistant, horticulture operative
groundsman, grounds maintenance, groundskeeper > greenkeeper, gardener, grass cutting, parks operative, grounds, green space, landscaping, groundsman, groundsperson, pitch maintenance
greenkeeper, green keeper, golf course > groundsman, golf course, turf, greenkeeper, grounds, groundsperson
tree surgeon, tree work, arborist, tree surgery > arb, forestry, arboricultural, chainsaw, vegetation, arborist, tree
demolition > soft strip, strip out, top man, topman, dismantling, asbestos removal
asbestos > p402, bulk analyst, demolition, licensed removal
site manager, construction manager, building site manager > construction manager, site supervisor, site agent, build manager, finishing manager, finishing foreman, general foreman, site foreman, project manager building, site manager, works manager
foreman, ganger, site foreman, site supervisor, gaffer, construction supervisor > chargehand, site manager, civils supervisor, groundworks supervisor, works supervisor, ganger, foreman, site supervisor, site agent, working supervisor
assistant site manager > trainee site manager, site supervisor, graduate site manager, assistant construction manager, finishing foreman
contracts manager, contracts manager construction > construction manager, contract manager, contracts director, contracts supervisor, contracts manager
construction project manager, project manager construction > senior site manager, contracts manager, employers agent, construction manager, project manager
quantity surveyor, qs, quantity surveying > commercial manager construction, cost manager, cost consultant, estimator, commercial surveyor, quantity surveyor, measurement surveyor
estimator, estimating > cost planner, quantity surveyor, estimating, preconstruction, estimation, cost engineer, estimator, take off
surveyor, surveying > valuer, building control, building consultancy, party wall, topographic, mrics, rics, setting out, surveying, surveyor, valuation
building surveyor > chartered surveyor, project surveyor, building control, building consultancy, dilapidations, party wall, disrepair surveyor, stock condition, maintenance surveyor, defects surveyor, damp surveyor
land surveyor, topographical surveyor > topographic, utility surveyor, measured survey, engineering surveyor, hydrographic, monitoring surveyor, setting out engineer, geospatial surveyor, geomatics
building control, building inspector, building control surveyor > approved inspector, building inspector, building standards, warranty surveyor, building control, building regulations, clerk of works
clerk of works > quality inspector construction, site inspector, building inspector, resident engineer, works inspector
site engineer, setting out engineer > section engineer, sub agent, setting out, engineering surveyor, field engineer civil, site engineer
architect, architecture > part ii, part iii, part 2 architectural, riba, architectural technologist, architectural designer, architectural assistant, architect
architectural technician, architectural assistant, architectural technologist > revit, part 1, part i, part 2, bim technician, cad technician, architectural
document controller, document control > document control, information manager construction, technical clerk, information controller, project administrator, document manager
site admin, construction admin, site administrator > document controller, site secretary, construction coordinator, site administrator, contracts administrator, construction administrator
resident liaison officer, rlo, tenant liaison > tenant liaison, customer liaison officer, rlo, tlo, community liaison, stakeholder engagement construction, resident engagement, resident liaison
window fitter, double glazing, window fitting > glazier, upvc, conservatory, window installer, door fitter, aluminium installer, window surveyor, window fitter, window and door
glazier, glazing > window fitter, glazing, curtain wall, shopfront, glazier, window installer, glass fitter, glass installer, glass balustrade
flooring, floor layer, carpet fitter, flooring fitter > floor fitter, flooring, resin floor, wood floor, parquet, raised access floor, carpet fitter, screeder, floor layer, floorlayer, vinyl fitter, vinyl layer
insulation, insulation installer > lagger, cavity wall, ewi, external wall, spray foam, retrofit, insulation
damp proofing, damp proofer > damp, timber treatment, waterproofing
solar, solar panel, solar installer, renewables, renewable energy > pv, solar, renewables, renewable, battery storage, ev charger, heat pump, wind turbine, wind farm
retrofit > pas 2035, domestic energy, energy assessor, decarbonisation, insulation, whole house
energy assessor, domestic energy assessor, dea > dea, epc, retrofit assessor, energy surveyor, domestic energy, energy assessor
tunnelling, tunnel miner, tunneller > tunnel, pit boss, tbm, miner, underground works, shaft sinker
piling, piling operative > pile, piling, rig operator, cfa, geotechnical driller
driller, drilling > borehole, drill rig, second man, ground investigation, piling, drilling, directional drill, driller
diamond driller, concrete cutting > concrete cutter, floor saw, coring, hydrodemolition, diamond drilling, concrete cutting
utilities, gas mains, water mains, utility work > service layer, reinstatement, water network, gas network, jointer, street works, leakage technician, streetworks, gas team leader, water main, mains, utilities, utility
water company, water industry, water treatment > leakage technician, water quality, sewerage, wastewater, treatment works, process controller water, water treatment, water technician, water hygiene, waste water
smart meter, meter reader, meter installer > smart meter, meter reader, metering, dual fuel, meter operative, meter engineer
water hygiene, legionella > legionella, water hygiene, water treatment, water safety, water risk
handyman, handyperson, odd job man, maintenance man, handy man, maintenance person, maintenance operative, handyman work > maintenance operative, caretaker, multi trade, multi trader, multi skilled operative, property maintenance, repairs operative, facilities assistant, maintenance assistant, estate operative, fabric technician, fabric engineer, general maintenance, handyperson, maintenance person, maintenance technician, premises officer, maintenance worker
maintenance, maintenance work, building maintenance, property maintenance > handyman, handyperson, multi trader, multi trade, fabric, repairs operative, facilities engineer, caretaker, multi skilled, voids operative, maintenance, estates operative
multi trader, multi trade, multi skilled operative, multi skilled tradesman > voids, repairs operative, multi skilled, responsive repairs, trades operative, maintenance operative, property repairs, multi trade, multi trader, multiskilled
voids, repairs, responsive repairs, housing repairs > void, multi trade, multi trader, repairs, voids
electrician, sparky, spark, sparks, electrical work, electrical installer > electrical installer, electrical improver, electrical fitter, electrical maintenance, electrical tester, test and inspect, ev charger, solar pv, electrical technician, pat tester, electrical operative, electrical shift, inspection and testing, electrician, fixed wire, electrical engineer
electricians mate, electrical mate, electrical improver > electrical improver, electrical apprentice, electrical labourer, trainee electrician, cable puller, electricians mate, containment, electrical mate, electrical assistant
electrical tester, test and inspection, eicr > eicr, test and inspection, periodic testing, 2391, pat testing, fixed wire, electrical inspector, electrical testing, electrical tester
pat tester, pat testing > portable appliance, fixed wire, electrical tester, pat
plumber, plumbing > heating engineer, gas engineer, bathroom fitter, pipe fitter, plumbing, boiler, heating installer, plumber, pipefitter
heating engineer, gas engineer, boiler engineer, gas fitter, gas man, gas safe, corgi engineer > gas safe, boiler, plumber gas, heat pump, oftec, oil engineer, heating, gas installer, gas service, gas breakdown, gas engineer, gas technician
oil boiler engineer, oftec > oil, oftec, heating engineer, burner engineer
heat pump, heat pump engineer > ashp, air source, ground source, low carbon heating, renewables engineer, heat pump, renewable heating
pipe fitter, pipefitter, pipe fitting > pipework, pipefitter, sprinkler fitter, steam fitter, heating fitter, pipe
air conditioning, air con, ac engineer, aircon, air conditioning engineer, refrigeration, refrigeration engineer, fridge engineer > refrigeration, air conditioning, f gas, fgas, hvac, chiller, rac engineer, ac engineer, aircon, cooling engineer, air con
hvac, hvac engineer > air conditioning, ventilation, refrigeration, chiller, ductwork, building services engineer, ahu, hvac
ventilation, ductwork, duct fitter > duct, ductwork, ventilation, kitchen extract, ahu, grease extract
lagger, lagging > thermal insulation, insulation engineer, lagging, pipe insulation
sprinkler, sprinkler fitter > suppression, wet riser, dry riser, fire protection engineer, sprinkler
fire alarm, fire alarm engineer, fire and security, fire & security > fire systems, intruder, cctv engineer, access control, security systems, fire extinguisher, fire security, fire alarm, emergency lighting, alarm engineer, fire service engineer
alarm engineer, cctv engineer, security engineer, security systems engineer > access control, intruder, fire and security, electronic security, security systems, gate automation, door entry, cctv engineer, alarm
fire stopping, passive fire, fire stopper > passive fire, fire protection, intumescent, fire door, firestopping, fire stopping
fire door, fire door fitter > joiner fire doors, passive fire, fire door, door hanger
lift engineer, lifts, lift mechanic > escalator, elevator, lift mechanic, lift service, stairlift, passenger lift, loler, lift technician, lift engineer
stairlift, stairlift engineer, mobility engineer > stair lift, stairlift, mobility engineer, hoist engineer, wheelchair engineer, mobility technician
rope access, abseiler, irata > industrial abseiler, blade technician, steeplejack, height works, rope access, irata, abseiling
steeplejack > lightning protection, rope access, chimney, industrial climber
aerial, sky engineer, satellite, aerial fitter > satellite, aerial, av engineer, broadband engineer, tv installer, multimedia engineer
telecoms, telecoms engineer, bt engineer, broadband, openreach, telephone engineer > telecoms, openreach, cabler, poling, splicer, network installer, ftth, broadband, voip, telecommunications, fibre engineer, fibre technician, fibre optic, fibre installer
data cabling, cabler, data cabler > data installer, comms installer, cable installer, cabling, fibre engineer, fibre installer, fibre splicer
locksmith > door engineer, safe engineer, key cutter, access engineer, lock engineer, lock fitter
door fitter, door engineer, shutter engineer, garage doors > automatic door, garage door, industrial door, gate engineer, loading bay, door installer, shutter, door engineer
appliance repair, appliance engineer, white goods, washing machine repair > domestic appliance, appliance engineer, catering equipment, appliance technician, white goods
catering engineer, catering equipment engineer > commercial catering, catering equipment, kitchen equipment, coffee machine engineer, vending engineer, gas catering
pest control, pest controller, rat catcher > pest, bird control, fumigation, wildlife control, vermin
swimming pool engineer, pool maintenance > pool plant, spa engineer, hot tub, pool technician, pool engineer
sign maker, signwriter, sign fitter, signs > signage, sign fitter, sign installer, vehicle wrap, graphics installer, sign writer, sign production, vinyl applicator, sign manufacturer
blind fitter, blinds, curtain fitter > curtain, shutter installer, awning, blind, soft furnishing
upholsterer, upholstery > upholstery, trimmer, sofa, soft furnishing, upholsterer
furniture fitter, furniture assembly, flat pack > flat pack, furniture installer, office furniture, bed assembly, furniture assembler, furniture fitter
chimney sweep > flue, stove installer, hetas, chimney
cherry picker, cherry picker operator > mewp, powered access, ipaf, scissor lift, access platform
thatcher, thatching > roofer, thatch
engineer, engineering > cnc, cad, machinist, maintenance technician, toolmaker, engineering, design engineer, mechanical technician, mechanical fitter, maintenance fitter, assembly fitter
mechanical engineer, mechanical engineering > design engineer, hvac engineer, stress engineer, mechanical, cad engineer
electrical engineer, electrical engineering > power engineer, controls engineer, hv engineer, power systems, e&i, substation, protection engineer, electrical
electronics, electronics engineer, electronic engineer > hardware engineer, pcb, fpga, embedded, rf engineer, analogue, electronic, electronics, firmware
electronics technician, electronic technician > pcb, bench engineer, test technician, electronics repair, calibration technician, electronics test, electronic
maintenance engineer, factory maintenance, maintenance technician, multi skilled engineer, multi skilled maintenance engineer > multi skilled engineer, shift engineer, electrical maintenance, mechanical maintenance, maintenance electrician, maintenance fitter, reliability technician, plant engineer, engineering technician, mechanical fitter, shift technician, breakdown engineer, multiskilled engineer, maintenance technician, maintenance engineer, multi skilled technician
mechanical fitter, fitter, maintenance fitter > mechanical assembly, bench fitter, plant fitter, pump fitter, machine builder, mechanical technician, hydraulic fitter, assembly fitter, millwright, mechanical maintenance, maintenance fitter, mechanical fitter
fitters mate, engineers mate > mechanical labourer, engineering labourer, plant labourer, workshop assistant, mate, engineering assistant
millwright > mechanical fitter, maintenance fitter, industrial mechanic, mechanical maintenance
maintenance planner > maintenance scheduler, work planner, shutdown planner, maintenance coordinator, planned maintenance, engineering planner
maintenance manager, maintenance supervisor > engineering manager, maintenance team leader, maintenance lead, maintenance supervisor, engineering team leader, engineering supervisor, maintenance manager
field service engineer, service engineer, field engineer > field engineer, mobile engineer, installation engineer, service technician, breakdown engineer, commissioning engineer, field technician, customer engineer, field service, repair engineer
installation engineer, installer > installation technician, commissioning engineer, installation operative, installer, fitter installation, installation engineer
commissioning, commissioning engineer > validation engineer, start up engineer, commissioning
design engineer, engineering designer > cad designer, mechanical designer, product design, solidworks, cad engineer, concept engineer, design draughtsman, development engineer, r&d engineer, design engineer, cad design
cad, draughtsman, drafter, cad technician, cad operator, draughtsperson, technical drawing > autocad, revit, solidworks, design technician, bim technician, detailer, draughtsperson, drawing office, tekla, civil 3d, microstation, draughtsman, cad, drafter, inventor
bim, revit, bim technician > digital construction, revit, bim
civil engineer, civil engineering > structural engineer, highways engineer, drainage engineer, site engineer, section engineer, geotechnical, flood risk, bridge engineer, water engineer, highway engineer, setting out engineer, sub agent, infrastructure design, civil designer, civils engineer
structural engineer > bridge engineer, structures, structural, facade engineer, temporary works, civil engineer
geotechnical, geotechnical engineer, ground engineer > geo environmental, ground investigation, engineering geologist, geoenvironmental, contaminated land, ground engineering, soil, geotechnical
highways, highways engineer > traffic engineer, highway, transport engineer, road safety, section 278, street lighting, highways, transportation
transport planning, transport consultant, transportation > transport planner, transport modeller, travel plan, traffic engineer, highways engineer, transport planning
process engineer > chemical engineer, manufacturing engineer, process technologist, process development, production engineer, process improvement
chemical engineer, chemical engineering > process engineer, process safety, process design, bioprocess, chemical process
manufacturing engineer, production engineer, industrial engineer > process engineer, continuous improvement engineer, lean, methods engineer, npi, tooling engineer, process improvement, manufacturing engineer, production engineer
continuous improvement, lean manufacturing, six sigma > operational excellence, lean, kaizen, process improvement, business improvement, continuous improvement, six sigma
quality engineer > supplier quality, apqp, sqe, quality lead, quality systems, quality technician
quality control, quality inspector, qc inspector, quality controller, inspection > inspector quality, cmm, qc, final inspector, goods in inspector, quality controller, quality technician, quality checker, final inspection, quality control, quality auditor, qa operative
quality assurance, qa, quality officer > quality officer, quality systems, quality advisor, quality auditor, quality coordinator, quality assurance, qa, quality technologist
quality manager, quality assurance manager > qa manager, head of quality, qhse manager, quality lead, quality manager, qms manager, qc manager
project engineer > capital project, engineering project
plc, plc engineer, automation engineer, controls engineer, automation > scada, robotics, plc, control systems, siemens, automation, hmi, dcs, c&i, instrumentation, controls engineer
instrumentation, instrument technician, instrumentation technician > instrument technician, e&i, c&i, eci, ec&i, calibration, instrument mechanic, instrumentation
calibration > metrology, metrologist, test technician
robotics, robotics engineer, robots > automation engineer, robotics, mechatronics, cobot, robotic, robot
bms, bms engineer > bems, building management system, building controls, smart buildings, bms
building services, building services engineer > m&e, mep, mechanical and electrical, hvac engineer, public health engineer, building services, mechanical design building
m&e, m and e, mechanical and electrical > mep, building services, m&e, mechanical electrical
aerospace, aviation, aircraft > aircraft, b1 engineer, b2 engineer, avionics, licensed engineer, airframe, aero engine, part 145, aerospace, aviation, airworthiness
aircraft engineer, aircraft mechanic, aircraft fitter, aircraft technician > licensed aircraft, b1, b2, aircraft fitter, avionics, line maintenance, base maintenance, airframe, aircraft technician, aircraft maintenance, aircraft engineer
nuclear > safety case, radiation protection, decommissioning, reactor, health physics
oil and gas, offshore, oil rig, rigs, oil & gas > subsea, rov, mudlogger, roustabout, roughneck, wellhead, offshore, drilling engineer, pipeline, petroleum, oil gas, wells engineer
wind turbine, wind farm, wind turbine technician > blade technician, turbine, wind
power station, power plant, power generation > turbine operator, boiler operator, control room power, energy from waste, biomass, power generation, power station
high voltage, hv engineer, hv > cable jointer, substation, overhead line, hv, protection engineer, high voltage, linesman, switching engineer, senior authorised person
linesman, lineman, overhead lines, overhead linesman > ohl, overhead line, linesperson, cable jointer, wood pole, linesman, lines person
cable jointer, jointer > jointing, jointer, linesman
generator engineer, generators > genset, ups engineer, standby power, diesel engineer, critical power, generator
pump engineer, pumps > pumping, hydraulic, pump, borehole, rotating equipment
hydraulics, hydraulic engineer, hydraulic fitter > hydraulic, hose technician, pneumatic, fluid power, plant fitter
marine engineer, ship engineer, marine > ship, vessel, naval, boat engineer, marine
boat builder, boat building, shipbuilder, shipyard, shipwright > shipwright, boat, laminator marine, yacht, marine carpenter, marine joiner, ship, marine fitter, shipbuilding
railway engineer, rail engineer, permanent way > signalling, p way, overhead line rail, rolling stock, train technician, electrification, pway, rail engineer, telecoms rail, track, permanent way
track worker, railway maintenance, track operative, trackman, platelayer > pts, trackman, p way, permanent way, track, rail operative, coss, lookout, machine controller rail
train mechanic, train maintenance, rolling stock > train technician, rolling stock, depot technician rail, traction, train maintenance, fleet technician rail, train fitter
medical engineer, biomedical engineer, medical devices > medical device, ebme, biomedical engineer, clinical engineer, clinical technologist, medical equipment, prosthetic
engineering manager, chief engineer > maintenance manager, head of engineering, engineering lead, lead engineer, site engineering manager, technical manager engineering, engineering team leader, engineering director, chief engineer
cnc, cnc machinist, machinist, cnc operator, cnc programmer > miller, turner, cnc, lathe, milling, turning, 5 axis, mazak, sliding head, precision engineer, grinder, machinist
turner, miller, lathe, lathe operator, centre lathe, manual machinist > lathe, turner, miller, manual machinist, borer, conventional machinist, toolroom, milling, turning
grinder, grinding > cylindrical grind, grinding, fettler, linisher, grinder
toolmaker, tool maker, toolroom > tool room, press toolmaker, mould maker, tooling, toolroom, die maker, spark eroder, pattern maker, jig maker
tool setter, machine setter, setter > changeover technician, setter, setting technician
welder, welding > fabricator, mig, tig, plater, coded, fabrication, boilermaker, welding, weld, welder
fabricator, fabrication, metalwork, plater, metal work > welder, sheet metal, plater, boilermaker, blacksmith, press brake, metal worker, steelwork, fabrication, fabricator, metalwork
sheet metal, sheet metal worker > press brake, laser operator, fabricator, tinsmith, cnc punch, punch operator, metal folder, sheet metal, sheetmetal
blacksmith, forge > forge, metal worker, ornamental, wrought iron, farrier, blacksmith, hammer driver
polisher, metal polisher, polishing > linisher, polishing, metal finisher, fettler, deburr, polisher
press operator, power press > power press, press setter, brake press, press tool, stamping, hydraulic press, press operative
panel wirer, wireman, panel wiring, wirer > control panel, electrical assembler, wirer, cable harness, electrical fitter, panel builder, switchgear, wiring, cable loom
electronics assembly, soldering, solderer, pcb assembly > pcb, electronic assembler, smt, wiring, electronics assembler, cable assembler, harness, solder
assembly, assembler, assembly worker, assembly line, assembly operative > production operative, assembly, line operative, build operative, assembler, manufacturing operative, kitting
factory, factory work, factory worker, production, production operative, production worker, line worker, manufacturing, factory operative, production line, factory hand, mill worker, process operator, process operative, process worker > machine operator, assembler, packer, packing operative, line operative, process operator, assembly operative, machine operative, food operative, production operator, manufacturing operative, general operative, moulding operator, bakery operative, hygiene operative, production assistant, production operative, production line, factory, process operative, manufacturing operator
machine operator, machine operative, machine minder, machine work > cnc operator, press operator, production operative, line operator, setter operator, moulding operator, extrusion, process operator, print operator, saw operator, cutting operator, production operator, packing machine, filling line, machine setter, machine operative, plant operator factory
night factory work, night production > night production, night operative, production nights, night packer, night machine operator
food factory, food production, food operative, food factory worker > bakery operative, food packer, meat, poultry, butchery operative, food process, hygiene operative, ready meal, sandwich production, kitchen operative, food production, food line, fish processor, food manufacturing
meat factory, abattoir, slaughterman, butchery, slaughterhouse > boner, trimmer, slaughter, butcher, poultry, lairage, abattoir, butchery, meat processing, meat packer, meat operative, meat cutter
baker, bakery, baking > bakery operative, pastry, confectioner, bread, oven operator, dough, cake, patissier, baker, bakery assistant, bakery production, bakery team
cake decorator, cake maker > icing, sugarcraft, confectioner, pastry, bakery, cake
brewery, brewing, brewer, distillery > brewhouse, distiller, distillery, cellar operative, fermentation, keg, bottling, brewing, brewery, brewer, cider
production supervisor, production team leader, factory supervisor, line leader > manufacturing supervisor, shift supervisor, line leader, cell leader, production chargehand, shift leader, production team leader, manufacturing team leader, production shift manager
production manager, factory manager, manufacturing manager > plant manager, works manager, manufacturing operations, head of production, head of manufacturing, factory manager, production manager, manufacturing manager
shift manager, shift leader > duty manager, shift leader, shift supervisor, night manager, shift manager
production planner, production planning, production controller, production scheduler > production scheduler, material planner, materials planner, production controller, master scheduler, mrp, supply planner, planner manufacturing
materials handler, material handler > line feeder, stores person, kitting, material controller, lineside, warehouse operative, materials operative
printing, printer, print, print work > litho, flexo, screen printer, large format, bookbinder, pre press, prepress, guillotine, machine minder, print, printing
print finisher, bookbinder, print finishing > finishing operator, guillotine, folder operator, die cutter, stitcher line, perfect binder, print finisher, bookbinding
moulding, injection moulding, plastics, plastic moulding > mould setter, moulding, extrusion, thermoforming, vacuum forming, mould technician, plastics
laminator, fibreglass, composites, grp > composite, grp, carbon fibre, gel coat, laminating, boat, laminator, lamination
foundry, foundry worker > caster, moulder, core maker, furnace, fettler, die cast, foundry, smelter, casting operative, casting operator
steel works, steelworks, steel worker > furnace, rolling mill, melt shop, steel works, steelmaking, caster, crane operator overhead
plating, electroplating > electroplater, anodiser, galvanising, surface finishing, metal finishing, plating, plater electro
powder coater, powder coating > paint line, spray painter, wet spray, coating line, powder coating, paint sprayer
shot blaster, shot blasting, blaster > blasting, grit blast, blaster, industrial painter, surface preparation
ndt, ndt technician > non destructive, ultrasonic, mpi, dye penetrant, ndt, radiographic
sawmill, timber, timber yard > sawyer, wood machinist, timber, wood yard, kiln, pallet maker, saw operator, sawmill
sewing, sewing machinist, seamstress, dressmaker, sewing machine > overlock, garment machinist, alterations, tailor, stitcher, upholstery machinist, curtain maker, sewing, pattern cutter, sample machinist, seamstress, dressmaker, machinist textile
tailor, alterations, tailoring > seamstress, dressmaker, sewing, tailoring, alterations, garment repair
textile, textiles, mill > weaver, knitting, loom, garment, spinning, textile, textiles, pattern cutter, fabric cutter, fabric inspector, dye house, dyer
shoe repair, cobbler, shoemaker > shoe repair, footwear, key cutter, leather, saddler, shoe maker
jeweller, goldsmith, jewellery making > bench jeweller, diamond setter, watchmaker, engraver, silversmith, gemmologist, jewellery, goldsmith
watchmaker, watch repair > horologist, watch technician, watch repairer, clock repairer, clock maker
glass work, glass cutter > glass, toughening, glazing, sealed unit
window factory, window fabricator > window fabricator, upvc fabricator, aluminium fabricator, fabricator windows, window production
pharmaceutical, pharmaceuticals, cleanroom, clean room > pharmaceutical, gmp, aseptic, sterile, medical device assembly, cleanroom, biopharma, clean room, pharma
chemical operator, chemical worker, chemical plant, chemicals > process operator, chemical, blending operative, mixing operative, compounding, filling operative, batch operator, batch maker
quarry, quarrying > aggregates, crusher, loading shovel, quarry, asphalt plant, batching, shotfirer
miner, mining, pit > tunnel miner, quarry, mine, drilling, shotfirer, mining, underground
packaging, packaging work > carton, filling line, packer, packaging operative, packaging technologist, packaging operator, packing operative
it, information technology, computing, ict, computer, computers, computer work, tech > software, developer, it support, service desk, network engineer, systems administrator, cyber, data analyst, infrastructure engineer, helpdesk, technical support, systems engineer, devops, cloud, it technician
programmer, software engineer, coder, software developer, coding, computer programmer, programming, developer > developer, full stack, software, programmer, backend, frontend, back end engineer, front end engineer, embedded, mobile engineer, python, java, golang, web engineer, platform engineer
junior developer, graduate developer, junior software developer, trainee programmer, graduate software engineer > graduate software, junior software, trainee developer, graduate programmer, apprentice developer, software apprentice, associate software engineer, entry level developer, junior programmer, junior developer, graduate developer
senior developer, senior software engineer, lead developer > lead developer, tech lead, senior software, senior full stack, lead software, principal software, staff engineer, senior backend, senior frontend, principal developer
web developer, website developer, web development, website builder > front end, full stack, php, react, javascript, wordpress, frontend, web engineer, shopify, drupal, html, laravel, angular, magento, vue, fullstack, web developer
front end developer, frontend developer, front end, frontend > react, ui developer, javascript, angular, vue, web developer, typescript, ui engineer, frontend, front end
back end developer, backend developer, back end, backend > java developer, python developer, node, full stack, api developer, php developer, net developer, golang, backend, server side, back end, java engineer, python engineer
full stack developer, full stack, fullstack developer > react, node, mean stack, mern, web developer, javascript developer, fullstack, full stack, software developer
java, java developer > spring boot, j2ee, kotlin, java
python, python developer > django, fastapi, flask, python
dot net, dot net developer, net developer, dotnet developer, csharp, csharp developer, c sharp > net developer, asp net, dotnet, blazor, net engineer, net software, net core, umbraco, csharp, c sharp
php, php developer > laravel, symfony, wordpress, magento, drupal, php
javascript, javascript developer > react, node, typescript, vue, angular, front end, frontend, javascript
mobile developer, app developer, app development, mobile app developer > ios, android, flutter, react native, swift, kotlin, xamarin, mobile developer, app developer, mobile engineer
ios developer, ios > swift, iphone, ios, mobile developer
android developer, android > kotlin, android, mobile developer
games developer, game developer, games, video games, game design > unity, unreal, gameplay, level designer, game, games, technical artist
embedded, embedded engineer, embedded software engineer, firmware > firmware, rtos, microcontroller, fpga, device driver, embedded, c developer
salesforce, salesforce developer > salesforce, sfdc, apex developer, marketing cloud
sap, sap consultant > abap, s4hana, hana, fico, sap, successfactors, ariba
dynamics, dynamics 365, d365 > d365, business central, navision, nav developer, power platform, dynamics
erp, erp consultant > sap, dynamics, netsuite, erp, epicor, syspro, infor, business central, sage x3, oracle consultant
sharepoint, sharepoint developer > power platform, microsoft 365, sharepoint, power apps, o365
dba, database administrator, database, databases > sql, database, postgres, dba, mongodb, data engineer
sql, sql developer > database developer, bi developer, ssrs, ssis, etl, data engineer, sql, database administrator
data engineer, data engineering > etl, data warehouse, databricks, snowflake, big data, data platform, analytics engineer, data pipeline, data engineer, data engineering
data scientist, data science > machine learning, data science, ai engineer, statistician, nlp, quantitative analyst, decision scientist, applied scientist, ml engineer, data scientist
machine learning, artificial intelligence, ai, machine learning engineer > data scientist, nlp, deep learning, computer vision, mlops, ai, llm, prompt engineer, generative, ml engineer, machine learning, artificial intelligence
data analyst, data, analytics, data analysis, data analytics > insight analyst, bi analyst, reporting analyst, mi analyst, analytics, power bi, business intelligence, information analyst, performance analyst, sql analyst, insights analyst, data quality, data analyst, data insight, data officer
business intelligence, bi developer, power bi, bi analyst > bi developer, tableau, qlik, power bi, reporting analyst, data analyst, ssrs, looker, business intelligence, powerbi, bi analyst
statistician, statistics > statistical, biostatistician, data scientist, quantitative analyst, sas programmer, statistician, statistics
data architect > data modeller, enterprise data, data design
business analyst, ba, business analysis > systems analyst, requirements, process analyst, product owner, functional analyst, business systems, business analyst
systems analyst > business analyst, application analyst, erp analyst, business systems
product owner, product manager, product management > product lead, product manager, digital product, head of product, product owner, product analyst, product management
scrum master, agile, delivery manager > agile delivery, delivery manager, agile coach, iteration manager, release train engineer, delivery lead, scrum master
project manager, project management, pm > programme manager, delivery manager, pmo, project lead, project coordinator, project officer, project delivery, scrum master, project manager, project director, project management
it project manager, technical project manager > delivery manager, technical project, programme manager it, digital project, scrum master, infrastructure project manager, implementation manager, it project
programme manager, program manager > project director, programme director, programme lead, change manager, pmo, transformation manager, programme manager, senior project manager
pmo, project office > project support, project office, programme office, project governance, portfolio analyst, portfolio office, pmo
project planner, planning engineer, p6 planner, primavera > primavera, p6, planning manager, project controls, project scheduler, construction planner, project planner, planning engineer, senior planner
change manager, business change, change management, transformation > transformation, change lead, change analyst, organisational change, business readiness, change manager, business change
it support, it technician, desktop support, helpdesk, service desk, help desk, it help desk, it helpdesk, it support technician, ict technician, it support engineer > service desk, helpdesk, 1st line, 2nd line, first line, second line, desktop engineer, desktop support, it engineer, technical support, application support, it analyst, support engineer, it technician, ict technician, deskside, support technician, it administrator, it support, help desk, it officer
technical support, tech support > application support, product support, it support, service desk, support engineer, helpdesk technician, technical support, support analyst
first line support, 1st line support, 1st line > service desk, helpdesk, it support, it apprentice, first line, 1st line, it technician, help desk
second line support, 2nd line support, 2nd line > desktop support, service desk, it support engineer, second line, 2nd line, desktop engineer
third line support, 3rd line support, 3rd line > infrastructure engineer, systems engineer, senior it support, server engineer, escalation engineer, 3rd line, third line
application support, application support analyst > support analyst, software support, production support, sql support, systems support, application support
computer technician, computer engineer, pc repair, computer repair, laptop repair > bench engineer, it technician, it engineer, repair technician, hardware engineer, desktop engineer, it support
phone repair, mobile phone repair > repair technician, device repair, phone repair, phone technician
it manager, ict manager, head of it > infrastructure manager, head of technology, it director, service delivery manager, ict manager, technology manager, cto, it manager, head of it
sysadmin, system administrator, systems administrator > infrastructure engineer, windows engineer, linux, systems engineer, cloud engineer, it administrator, vmware, platform engineer, intune, systems administrator, system administrator, server engineer, server administrator
linux, unix, linux engineer > linux, red hat, unix, devops
infrastructure engineer, server engineer > systems engineer, cloud engineer, network engineer, 3rd line, third line, vmware, windows engineer, azure engineer, platform engineer, wintel, citrix, infrastructure
network engineer, networking, network, cisco > lan, wan, cisco, ccna, ccnp, firewall, wireless engineer, noc engineer, juniper, network administrator, network technician, network analyst, network architect, network security
cloud, cloud engineer, aws, azure > devops, aws, azure, gcp, cloud, platform engineer, sre, kubernetes, terraform
devops, devops engineer > sre, site reliability, platform engineer, cloud engineer, build engineer, kubernetes, release engineer, devsecops, terraform, devops
solutions architect, technical architect, it architect, solution architect > enterprise architect, cloud architect, solution architect, software architect, application architect, security architect, data architect, design authority, technical architect, solutions architect
tester, software tester, software testing, qa tester, test analyst > qa engineer, test engineer software, automation tester, sdet, uat, qa analyst, test lead, test automation, qa automation, software tester, test analyst, test manager, quality assurance software
test automation, automation tester > sdet, selenium, cypress, qa automation, automation test
cyber security, cyber, information security, it security, hacker > soc analyst, penetration tester, security analyst, infosec, ciso, threat intelligence, security architect, security operations centre, incident response, siem, ethical hacker, information assurance, iso 27001, cyber, information security, it security, grc, vulnerability analyst, vulnerability management
penetration tester, pen tester, ethical hacking, ethical hacker > red team, vulnerability, offensive security, security tester, application security, penetration tester
ux, ux designer, ui designer, user experience, ux ui > product designer, user researcher, interaction designer, service designer, ui, digital designer, content designer, usability, experience designer, ux
technical writer, technical author > documentation, technical publications, content designer, api writer, technical illustrator, technical writer, technical author
it trainer, systems trainer > systems trainer, digital trainer, software trainer, application trainer, it trainer, digital skills
it sales, software sales > software sales, saas, technology sales, account manager it, presales, cyber sales, it sales
presales, pre sales > solutions engineer, solution consultant, sales engineer software, pre sales, presales, solutions consultant
implementation consultant > onboarding specialist, deployment, systems consultant, functional consultant, professional services consultant, erp consultant, implementation
gis, mapping, cartographer > geospatial, cartographer, arcgis, spatial, mapping, geographic, gis
crypto, blockchain > solidity, web3, crypto, smart contract, blockchain
data centre, data center > critical facilities, critical environment, dc technician, hosting engineer, mission critical, data centre, data center
av, audio visual, av engineer > multimedia, video conferencing, crestron, live events technician, audio visual, av
accounts, accounting, accounts assistant, accounts clerk, finance assistant, accounts admin, accountancy, accounts work > credit controller, bookkeeper, finance assistant, payroll, billing, ledger, transactional finance, assistant accountant, ap clerk, finance administrator, finance officer, invoicing, invoice, accounts, trainee accountant
finance, finance work > accountant, accounts, financial, bookkeeper, payroll, credit control, auditor, treasury, fp&a, finance, ledger, tax assistant
finance officer, finance executive > accounts assistant, finance assistant, finance administrator, assistant accountant, finance coordinator, accounts officer, finance officer, finance executive
purchase ledger, accounts payable, ap clerk, bought ledger, purchase ledger clerk > p2p, invoice processor, accounts assistant, purchase ledger, payables, supplier payments, ledger clerk, purchase to pay, procure to pay, invoicing clerk, accounts payable
sales ledger, accounts receivable, sales ledger clerk > credit controller, order to cash, billing, cash allocation, receivables, accounts assistant, o2c, invoicing, sales ledger, accounts receivable
credit control, credit controller > credit controller, collections, debt recovery, accounts receivable, sales ledger, arrears, cash collector, credit control, credit manager
debt collector, debt collection, bailiff, debt recovery > enforcement agent, collections, debt recovery, field collector, arrears, doorstep agent, process server, debt collector
bookkeeper, bookkeeping, book keeper, book keeping > accounts assistant, sage, xero, ledger, accounts administrator, accounts manager, quickbooks, finance administrator, bookkeeping, bookkeeper, office and accounts
payroll, payroll clerk, payroll administrator, wages clerk, wages, wages work > pay officer, wages, payroll
payroll manager > payroll lead, head of payroll, payroll supervisor, payroll team leader
pensions, pensions administrator > pension, pensions, trustee, sipp, retirement benefits
billing, invoicing, invoice clerk > billing, invoice, sales ledger, accounts receivable, invoicing, legal biller
accountant, chartered accountant, aca, acca, cima, qualified accountant > finance manager, accounts senior, financial controller, finance business partner, financial reporting, accounts manager, auditor, fp&a, head of finance, group reporting, financial analyst, client manager accountancy, accountant, practice manager accountancy
management accountant > cost accountant, finance business partner, commercial accountant, finance analyst, management accounts, finance manager, divisional accountant, site accountant, company accountant
financial accountant > group accountant, statutory accountant, reporting accountant, financial reporting, technical accountant, fund accountant, finance manager
assistant accountant, junior accountant, part qualified accountant, part qualified > accounts assistant, semi senior, accounts junior, part qualified, finance assistant, assistant accountant, graduate accountant
trainee accountant, accounts trainee, finance trainee, accountancy apprentice, aat apprentice, aat > aat, graduate accountant, accounts apprentice, audit trainee, finance apprentice, finance graduate, junior accountant, accounts junior, tax trainee, trainee accountant, accounts trainee, trainee finance, accounts assistant
practice accountant, accountancy practice, accounts senior > client manager, accounts senior, semi senior, practice accountant, audit senior, portfolio manager accountancy, accounts and audit, client accountant
finance manager > financial controller, head of finance, accounts manager, finance lead, accounting manager, finance partner, senior accountant
financial controller > finance manager, head of finance, finance director, finance controller
finance director, cfo, head of finance > head of finance, vp finance, chief financial, financial director, group financial controller, finance director
finance business partner, finance analyst, financial analyst, fp&a, fp and a > commercial analyst, fp&a, planning analyst, commercial finance, finance business partner, financial analyst, finance analyst, financial planning analysis
auditor, audit, internal audit > audit, auditor, risk assurance
tax, tax accountant, tax adviser, tax advisor > vat, taxation, cta, transfer pricing, tax
treasury > cash manager, liquidity, cash management, treasurer
insolvency > restructuring, iva, corporate recovery, turnaround
financial adviser, financial advisor, ifa > wealth adviser, wealth advisor, financial planner, mortgage adviser, pension adviser, protection adviser, private banker, investment adviser, wealth planner, financial planning adviser
wealth management, financial planning, financial services > paraplanner, wealth, financial planner, ifa administrator, financial adviser, investment manager, financial planning, financial services
ifa administrator, paraplanner > financial planning administrator, client services wealth, paraplanner, financial services administrator, pension administrator, wealth administrator, ifa administrator, financial adviser support
mortgage, mortgage adviser, mortgage broker, mortgages, mortgage advisor > protection adviser, lending, mortgage, cemap, equity release, home finance, bridging, mortgages
lending, loans, credit analyst > loan, credit analyst, lending, credit risk, asset finance, bridging, motor finance, credit underwriter
insurance, insurance work > underwriter, claims, account handler, insurance, loss adjuster, reinsurance, policy administrator, broker, underwriting
insurance broker > account handler insurance, account executive insurance, commercial broker, client executive insurance, broking, lloyds broker, placement broker, commercial account handler, commercial account executive
claims handler, claims, insurance claims, claims adviser > claims, loss adjuster, fnol, claim
loss adjuster > claims adjuster, property claims, subsidence, field adjuster
underwriter, underwriting > underwriting, underwriter, risk insurance
actuary, actuarial > actuarial, pricing analyst insurance, reserving, capital modelling, actuary
risk, risk analyst, risk manager > risk, business continuity
compliance, compliance officer, regulatory compliance > aml, kyc, financial crime, mlro, risk and compliance, compliance analyst, regulatory compliance, regulatory affairs financial, compliance manager, compliance monitoring
kyc, aml, financial crime, anti money laundering > kyc, due diligence, onboarding analyst, fraud, sanctions, cdd, edd, financial crime, transaction monitoring, mlro, client onboarding, aml
fraud, fraud investigator > financial crime, fraud, investigator, chargeback, aml
bank, banking, bank cashier, bank clerk, bank teller, bank work > customer adviser bank, cashier bank, relationship manager bank, branch manager bank, customer service bank, personal banker, banking, premier banker, private banker
investment banking, investment, investments > m&a, corporate finance, investment, private equity, equity research, fund, portfolio manager, asset management, venture capital, capital markets, investments
fund manager, asset management, investment manager, portfolio manager > portfolio manager, investment analyst, fund, wealth manager, private equity, investment manager
fund accountant, fund administrator > fund, investment operations, private equity accountant, transfer agency
trader, trading > fx dealer, equities, commodities, trading, trader, dealer broker
quant, quantitative analyst > quantitative, quant, pricing model, algorithmic trading
corporate finance, m&a, mergers and acquisitions > transaction services, due diligence, m&a, mergers, deal advisory, corporate development, valuations, corporate finance
law, legal, legal work > solicitor, paralegal, fee earner, conveyancer, lawyer, counsel, cilex, law, legal, litigation, barrister
solicitor, lawyer, attorney > fee earner, legal executive, cilex, legal director, counsel, attorney, barrister, solicitor, lawyer, legal associate
trainee solicitor, training contract > paralegal, legal graduate, law graduate, solicitor apprentice, sqe, trainee solicitor
law graduate, legal graduate, legal trainee > paralegal, legal assistant, trainee solicitor, graduate legal, legal apprentice, law graduate, trainee legal
paralegal, para legal > legal assistant, fee earner, case handler, legal executive, litigation executive, file handler, law graduate, legal clerk, claims handler legal, caseworker legal, trainee legal, litigation assistant
legal executive, cilex > fee earner, chartered legal, senior paralegal, litigation executive, conveyancer, solicitor, cilex
legal secretary > legal assistant, legal pa, secretary conveyancing, legal administrator, audio secretary, document production, legal support, legal typist, secretary law, legal word processor
legal admin, legal assistant, legal administrator > legal secretary, legal support, junior paralegal, file opening, legal clerk, post completion, document reviewer, legal administrator, legal assistant, law firm administrator
conveyancing, conveyancer, property lawyer, residential conveyancer > residential property, conveyancer, post completion, remortgage, property solicitor, property fee earner, land registry, conveyancing assistant, conveyancing executive, conveyancing paralegal, conveyancing fee earner
commercial property solicitor, real estate lawyer, commercial property lawyer > real estate, property litigation, commercial property, development solicitor, property solicitor
family law, family solicitor, family lawyer, divorce lawyer > matrimonial, family fee earner, childcare solicitor, family legal executive, children law, family solicitor, family lawyer, family law, family paralegal
criminal law, criminal lawyer, criminal solicitor > police station, duty solicitor, prosecutor, crown court, crime solicitor, criminal
litigation, litigator, litigation solicitor > dispute resolution, litigation, personal injury, clinical negligence, litigator, disputes lawyer, disputes solicitor
personal injury, personal injury lawyer > clinical negligence, industrial disease, rta, serious injury, catastrophic injury, personal injury, housing disrepair, pi fee earner
clinical negligence, medical negligence > medical negligence, personal injury, clin neg, clinical negligence
wills and probate, probate, private client > trusts, estate administration, will writer, private client, court of protection, wills, probate
employment law, employment lawyer > employment solicitor, employment paralegal, employment law, employment tribunal, employment lawyer
immigration, immigration lawyer, immigration adviser > visa, asylum, global mobility, entry clearance, oisc, iaa, immigration, border
commercial lawyer, corporate lawyer, commercial solicitor, corporate solicitor > company commercial, commercial contracts, corporate associate, banking solicitor, tech lawyer, corporate solicitor, commercial solicitor, corporate lawyer, commercial lawyer, legal counsel
in house lawyer, legal counsel, general counsel > legal contracts manager, general counsel, legal counsel, commercial counsel, head of legal, privacy counsel, in house solicitor, in house counsel
legal cashier, legal accounts > legal accounts, law firm accounts, cashier solicitors, legal finance, billing legal, legal cashier
barrister, chambers > advocate, crown prosecutor, pupillage, counsel, chambers, barrister
barristers clerk > chambers clerk, junior clerk, practice manager chambers, diary clerk
patent, intellectual property, patent attorney > patent, trade mark, ip paralegal, trademark, intellectual property, ip solicitor
company secretary, company secretarial > cosec, company secretarial, board secretary, company secretary, corporate governance, governance manager
data protection, gdpr, privacy > dpo, privacy, information governance, information rights, foi, records management, data protection
court, court work, court clerk, courts > court usher, legal adviser court, court associate, tribunal clerk, court reporter, magistrates, hmcts, court clerk, court administrator
legal costs, costs draftsman > costs draftsman, costs lawyer, law costs, costs negotiator, costs draftsperson
mediator, mediation > mediator, mediation, conciliator, arbitration
hr, human resources, personnel > people partner, people advisor, people manager, employee relations, recruitment coordinator, learning and development, people operations, resourcing, people coordinator, head of people, human resources, people officer, talent acquisition, talent manager, reward manager, reward analyst, hr assistant, hr advisor
hr assistant, hr administrator, hr admin, hr coordinator, personnel administrator > people administrator, people coordinator, hr coordinator, recruitment administrator, people assistant, personnel, hr support, hr apprentice, people operations, talent coordinator, hr officer, hr administrator, human resources administrator, hr assistant, people admin
hr advisor, hr adviser, hr officer, hr generalist > people advisor, employee relations, hr consultant, er advisor, people partner, people officer, hr specialist, hr generalist, hr advisor, hr officer, people adviser
hr manager, personnel manager, human resources manager > people manager, head of hr, hr business partner, people partner, head of people, hr lead, people and culture, hr manager, people lead
hr director, head of hr > chief people officer, people director, head of people, head of hr, vp people, hr director
hr business partner, hrbp, people partner > people partner, senior hr advisor, hr manager, hrbp, hr business partner
employee relations, er advisor > er advisor, hr advisor, case manager hr, industrial relations, trade union, employee relations
learning and development, l&d, l and d, training > trainer, l&d, instructional designer, elearning, talent development, organisational development, learning coordinator, learning designer, learning partner, learning advisor, head of learning, training officer, training manager, training coordinator
trainer, training officer, corporate trainer > l&d, facilitator, instructor, learning and development, trainer, learning coach, training officer, training consultant, training specialist
training coordinator, training administrator, training admin > l&d coordinator, learning coordinator, learning administrator, apprenticeship administrator, course administrator, training officer, learner support, lms administrator, training coordinator, training administrator
elearning, e learning, instructional designer > instructional designer, learning designer, digital learning, moodle, lms, learning technologist, elearning
reward, compensation and benefits > reward, compensation, benefits, remuneration, job evaluation
diversity, edi, equality > edi, dei, equality, belonging, diversity
recruiter, recruitment consultant, recruitment, recruitment agent, recruitment agency > talent acquisition, resourcer, headhunter, talent partner, delivery consultant, 360 consultant, staffing consultant, resourcing, executive search, candidate manager, recruitment executive, recruitment specialist, recruitment officer
internal recruiter, talent acquisition, in house recruiter > recruiter, talent partner, resourcing, talent sourcer, recruitment advisor, recruitment partner, talent acquisition, recruitment officer
resourcer, recruitment resourcer > recruitment researcher, candidate consultant, sourcer, delivery consultant, trainee recruitment, resourcer
recruitment administrator, recruitment coordinator, recruitment admin > recruitment compliance, onboarding, talent coordinator, recruitment coordinator, resourcing administrator, candidate care, recruitment administrator, recruitment assistant
trainee recruitment consultant, graduate recruitment consultant, trainee recruiter > resourcer, recruitment consultant, trainee recruiter, associate recruit, trainee recruitment, graduate recruiter
recruitment manager, recruitment team leader > head of talent, resourcing manager, recruitment team leader, recruitment manager, talent manager
headhunter, executive search > search consultant, executive search, headhunter, search associate
health and safety, h&s, safety officer, hse, health & safety, health and safety officer, health and safety advisor > hse, she, sheq, safety advisor, ehs, qhse, fire safety, health safety, principal designer, safety manager, safety officer, h&s, hseq
fire safety, fire risk assessor > fire risk, fire officer, fire engineer, building safety, fire safety, fire prevention, fire inspector
workforce planner, resource planner, rota, rostering > scheduler, rota, workforce, resource planning, rostering, capacity planner, wfm, resource planner, staffing coordinator
office, office work, office worker, office staff, clerical work > administrator, receptionist, admin assistant, data entry, office manager, office junior, secretary, personal assistant, clerk, clerical, business support, customer service, accounts assistant
admin, administrator, administration, admin assistant, clerk, clerical, office administrator, administrative assistant, admin work, office clerk, administration assistant > clerk, secretary, business support, office coordinator, data entry, receptionist, office assistant, project support, office junior, team assistant, support officer, administrative, typist, records, administrator, admin, administration, clerical, project coordinator
office junior, junior admin, office trainee, junior administrator, office boy, office girl > office assistant, admin apprentice, business administration apprentice, trainee administrator, administrator apprentice, junior administrator, admin assistant, office runner, post room, office junior
secretary, secretarial, secretarial work > pa, executive assistant, personal assistant, administrator, audio typist, team assistant, word processor, secretary, secretarial, clerk typist
typist, audio typist, typing, copy typist > transcription, secretary, transcriptionist, word processing, document production, typist, minute taker, data entry
pa, personal assistant, executive assistant, ea > secretary, executive support, diary manager, chief of staff, team assistant, pa, personal assistant, executive assistant, ea
virtual assistant > remote administrator, remote pa, virtual pa, freelance administrator, online assistant, remote assistant
receptionist, reception, front desk, reception work > front of house, guest services, welcome host, switchboard, concierge, reception, front desk, visitor host, workplace host, receptionist
switchboard, telephonist, switchboard operator > telephone operator, call handler, switchboard, telephonist
office manager > office administrator, practice manager, business manager, administration manager, office coordinator, workplace manager, admin manager, facilities and office, office supervisor, office operations
admin manager, office supervisor, administration manager > office manager, admin team leader, business support manager, admin supervisor, administration manager, administration team leader, admin manager
data entry, data input, data clerk, data inputter, data entry clerk, keyboard work > data administrator, data processor, order entry, vdu, data input, data officer, indexing, keying, records clerk, scanning, data entry, data clerk, data assistant
filing, filing clerk, archive, records, records clerk > records, archivist, scanning, archive, document clerk, document administrator, filing clerk
scanning, scanning operator > digitisation, imaging operative, scanning, data capture, scanner
post room, mail room, mailroom, postroom > mailroom, postroom, post room, reprographics, print room, mail operative, document services, office services, mail room
reprographics, photocopying > print room, reprographics, digital print, document services
customer service, customer services, customer service advisor, customer care, customer service assistant, customer adviser > customer adviser, customer advisor, call handler, contact centre, customer support, customer care, helpdesk advisor, call centre, customer experience, client services, member services, complaints handler, telephone advisor, live chat, customer representative, customer relations, customer contact, customer service, customer services, customer assistant, order processor
call centre, call center, contact centre, call handler, call centre agent, phone work, telephone work > telesales, contact centre, helpdesk advisor, inbound, outbound, collections advisor, switchboard, customer contact, customer adviser, call handler, call centre, customer service agent, customer advisor, telephone advisor, telephone agent, telephone operator
customer service manager > customer experience manager, contact centre manager, customer operations manager, call centre manager, customer care manager, head of customer, customer relations manager, complaints manager, customer support manager, customer services manager
customer service team leader, call centre team leader, call centre manager > contact centre team leader, call centre manager, customer service supervisor, team manager contact, customer support team, contact centre manager, customer service team, team leader customer
customer success, customer success manager > client success, onboarding manager, account manager, customer experience, renewals, customer success
complaints, complaints handler > complaints, customer relations, customer resolution, dispute handler, redress, escalation, complaint
live chat, web chat, chat work > chat, digital customer, social media customer, webchat, messaging advisor
sales admin, sales administrator, sales support, sales coordinator > order processor, sales coordinator, internal sales, sales order, sales support, order management, account coordinator, customer service administrator, order administrator, sales administrator, sales admin, sales assistant office
project admin, project assistant, project coordinator, project support, project administrator > pmo, project officer, project support, programme coordinator, project administrator, programme support, project office, project coordinator, project assistant, programme administrator
operations manager, operations, ops manager > operations lead, head of operations, general manager, service manager, branch manager, operations supervisor, operations director, depot manager, contract manager, operations manager, business manager, site operations
operations administrator, operations coordinator, operations assistant > operations assistant, operations executive, operations support, service coordinator, scheduler, logistics coordinator, operations coordinator, operations administrator
general manager, gm > operations manager, branch manager, business manager, centre manager, managing director, hotel manager, unit manager, general manager
management, management work > head of, supervisor, team leader, deputy manager, assistant manager
supervisor, team leader, chargehand > chargehand, shift leader, foreman, team leader, supervisor, team manager, section leader, team lead
managing director, ceo, chief executive, director, md > chief executive, executive director, general manager, chief officer, managing director, ceo
area manager, regional manager > cluster manager, multi site, regional operations, district manager, divisional manager, territory manager, area operations, regional manager, area manager
scheduler, service coordinator, repairs planner, job planner > planner repairs, service coordinator, helpdesk coordinator, works planner, dispatcher, planning coordinator, scheduler, service administrator, engineer planner
buyer, purchasing, procurement, purchaser > category manager, procurement, purchasing, sourcing, commodity manager, commercial officer, buyer, supply chain manager
junior buyer, purchasing assistant, purchasing clerk, procurement assistant, trainee buyer > assistant buyer, purchasing administrator, procurement administrator, expediter, purchase order, trainee buyer, supply chain assistant, procurement assistant, purchasing assistant, junior buyer, purchasing coordinator
procurement manager, purchasing manager > head of procurement, category manager, purchasing manager, sourcing manager, senior buyer, supply chain manager, procurement lead, procurement manager
bid writer, bid manager, bids, tenders > bid, tender, proposals, submissions writer, bids
contract administrator, contracts administrator, contract management > contracts officer, contract management, contract manager, contracts administrator, commercial administrator, contract support
minute taker, committee clerk > minute, governance officer, committee, clerk to governors, democratic services, board secretary, governance professional, secretariat
parish clerk, town clerk > council clerk, responsible financial officer, parish clerk, assistant clerk, town clerk
school governance, clerk to governors > clerk to governors, governance professional, governor services, governance officer
languages, bilingual, multilingual, linguist > translator, interpreter, bilingual, multilingual, french speaking, german speaking, spanish speaking, italian speaking, dutch speaking, polish speaking, mandarin speaking, linguist
translator, translation, interpreter, interpreting > linguist, bilingual, localisation, interpreter, subtitler, multilingual, translator, translation
travel, travel agent, travel consultant, travel agency > travel, reservations, holiday advisor, tour operator, flights, cruise, ticketing, holiday sales
sales, salesman, sales executive, salesperson, sales rep, saleswoman, rep, sales representative > business development, account manager, sales consultant, sales advisor, telesales, field sales, territory manager, account executive, new business, bdm, sales negotiator
field sales, travelling salesman, outside sales, field sales executive, commercial traveller, external sales > area sales, territory manager, external sales, business development manager, regional sales, field account manager, technical sales, route sales, van sales, field sales
internal sales, inside sales, office sales, internal sales executive > sales coordinator, telesales, internal account manager, sales desk, counter sales, hire controller, trade counter, sales office, inside sales, internal sales
telesales, telephone sales, cold calling, telesales executive > outbound, appointment, telemarketing, sales advisor, lead generation, inside sales, contact centre sales, tele account manager, telephone sales, telesales
telemarketing, appointment setter, lead generation, appointment maker > telemarketer, appointment, sdr, sales development, lead generator, outbound caller, lead generation, telemarketing, telesales
business development, bdm, business development manager, bd > new business, sales manager, partnerships manager, sales executive, territory manager, business developer, growth manager, bde, key account, commercial development, business development
sdr, bdr, sales development representative > lead generation, business development executive, inside sales, sales development, new business executive, sdr, bdr
sales manager, area sales manager > sales director, head of sales, regional sales, commercial manager, national sales, business development manager, sales leader, sales manager
sales director, head of sales > commercial director, national sales manager, vp sales, chief revenue, sales director, head of sales
account manager, account management, client manager > client manager, relationship manager, customer success, account director, account executive, client partner, key account, national account, client services, account handler, partnership manager, account manager
key account manager, kam, national account manager, nam > national account, strategic account, grocery account, key account, nam, kam, account director
technical sales, sales engineer, technical sales engineer > technical sales, specification sales, product specialist sales, specification manager, field application, sales engineer
export sales, international sales > export, international business development, global account, emea sales, international sales
door to door, canvasser, door knocking, door to door sales > canvass, field sales, fundraiser, residential sales, doorstep, canvasser, canvassing, door to door
fundraiser, fundraising, charity fundraising, charity fundraiser, street fundraiser > fundraising, philanthropy, corporate partnerships, trusts and foundations, individual giving, major donor, fundraiser, major gifts, face to face, legacy officer, legacies, donor relations
medical sales, pharmaceutical sales, medical rep, pharma sales > pharmaceutical sales, key account healthcare, clinical sales, hospital sales, product specialist medical, territory manager surgical, medical sales, territory manager medical, healthcare sales
media sales, advertising sales > ad sales, media, sponsorship sales, exhibition sales, advertising, delegate sales
car sales, car salesman, vehicle sales, car sales executive > automotive sales, motor trade sales, transaction manager, used car, new car, motability, van sales, car sales, product genius, vehicle sales, car dealership
new homes sales, new build sales > new homes, site sales, sales negotiator developer, development sales, show home, sales advisor housebuilder, new build
insurance sales > insurance advisor, insurance adviser, protection adviser, insurance consultant, insurance executive
energy sales, energy broker > energy broker, energy consultant, utilities sales, solar sales, energy account
trainee sales, graduate sales, junior sales, sales trainee > sales trainee, graduate sales, sales apprentice, sales academy, junior business development, graduate business development, junior account executive, entry level sales
brand ambassador, promotions, promo staff, promotional work > promoter, field marketing, brand rep, promotional, sampling, product demonstrator, brand ambassador, experiential
demonstrator, product demonstrator > product demo, brand ambassador, demonstrator, sampling
commercial analyst, pricing analyst, pricing > pricing, revenue analyst, sales analyst, commercial analyst, category analyst, commercial finance
hire controller, hire desk, plant hire > rental coordinator, hire desk, plant hire, hire coordinator, tool hire, hire controller, rental controller
marketing, marketing executive, marketing officer > communications, brand executive, brand manager, social media, content executive, campaign, seo, ppc, pr executive, crm executive, media executive, marketing
marketing assistant, marketing admin, marketing coordinator, junior marketing, trainee marketing > marketing executive, digital marketing assistant, social media assistant, campaign assistant, marketing apprentice, marketing intern, graduate marketing, content assistant, communications assistant, marketing coordinator, marketing administrator
marketing manager > brand manager, campaign manager, communications manager, head of marketing, growth manager, product marketing, marketing lead, senior marketing executive
marketing director, head of marketing > cmo, brand director, marketing lead, vp marketing, head of brand, head of digital, chief marketing, marketing director, head of marketing
digital marketing, online marketing, digital marketer, digital marketing executive > seo, ppc, paid media, social media, crm executive, email marketing, growth marketing, paid search, performance marketing, content marketing, affiliate, ecommerce, biddable, digital campaign, digital executive, digital marketing
seo, seo executive > search engine, organic search, search specialist, digital marketing executive, outreach executive, seo
ppc, paid media, paid search, google ads > biddable, performance marketing, paid social, media buyer, programmatic, digital marketing, sem, paid media, paid search, ppc
social media, social media manager, social media executive > content creator, community manager, paid social, influencer, digital content, social executive, tiktok, social content, social media
content creator, content writer, content, content marketing > copywriter, videographer, blogger, social media executive, content
copywriter, copywriting, writer > content writer, proofreader, bid writer, creative writer, scriptwriter, ux writer, content designer, copywriter, copywriting, content editor, copy editor
editor, sub editor, editorial > editorial, proofreader, editor
proofreader, proof reader, proofreading > copy editor, editorial, sub editor, proof, proofreader
journalist, reporter, news, journalism > news, correspondent, editorial, sub editor, journalist, columnist, presenter, staff writer, features writer, reporter
publishing > editorial, production editor, rights executive, publisher, commissioning editor
communications, comms, communications officer > pr executive, pr officer, press officer, public affairs, media relations, engagement officer, content officer, stakeholder, corporate affairs, comms, communications
internal communications, internal comms > employee engagement, internal communication, employee communications, internal comms, internal communications
pr, public relations, press officer > communications, media relations, publicist, publicity, public affairs, media officer, public relations, press office, press manager, pr executive, pr manager, pr officer, pr account
public affairs, lobbyist, politics > policy, parliamentary, government relations, public affairs, government affairs, campaigns officer, external affairs
brand manager, brand > category marketing, brand, marketing manager
product marketing > go to market, gtm, product manager, portfolio marketing
crm, email marketing, crm executive > crm, email, retention marketing, lifecycle, loyalty, customer marketing, marketing automation
market research, market researcher > research executive, insight, interviewer, research manager, qualitative, research analyst, mystery shopper, market research, survey researcher
interviewer, survey work > market research, interviewer
mystery shopper, secret shopper > field interviewer, customer experience auditor, market research, mystery shopping
affiliate, influencer > partnerships marketing, influencer, affiliate, talent manager
ecommerce, online shop, e commerce, ecommerce executive > online trading, digital trading, marketplace, amazon, ecommerce, shopify, online merchandiser, web trading, digital merchandiser, product listing, commerce
advertising, advertising agency > media planner, media buyer, creative, campaign manager, account director agency, advertising, copywriter, media executive, account executive agency
media planner, media buyer, media planning > media planning, programmatic, paid media, biddable, media executive, media buyer, media planner
graphic designer, graphic design, graphics > artworker, creative designer, digital designer, mac operator, visual designer, graphic, brand designer, packaging designer, web designer, design assistant, illustrator, motion designer, presentation designer, graphics
designer, design, creative > graphic designer, artworker, ux, illustrator, product designer, interior design, digital designer, creative designer, visual designer, fashion designer
artworker, mac operator > graphic designer, creative artworker, reprographics, retoucher, pre press, print designer, artwork
web designer, web design > ui designer, digital designer, ux, wordpress, web developer, front end, web designer
animator, animation, motion graphics > motion designer, after effects, 3d artist, video editor, vfx, storyboard, cgi, animator, animation, motion graphics
3d artist, cgi, visualiser > visualiser, cgi, vfx, animator, environment artist, game artist, 3d modeller, 3d designer, 3d generalist
illustrator, artist > illustration, concept artist, storyboard, visual designer, illustrator
photographer, photography > photo, retoucher, videographer, photographer, photography, studio assistant
videographer, video, film maker, filming > camera operator, content producer, multimedia, filmmaker, videographer, video
video editor, editing > post production, film editor, film editing, multimedia, offline editor, videographer, motion graphics, video editor
film, television, tv, media production, film and tv > production runner, camera operator, broadcast, edit assistant, studio technician, post production, film, television, tv
radio, broadcasting, podcast > presenter, radio, broadcast, audio producer, podcast
sound engineer, sound technician > live sound, av technician, studio engineer, audio engineer, audio technician, sound recordist, recording engineer
stage, backstage, stage technician, stagehand > lighting technician, wardrobe, sound technician, theatre technician, flyman, scenic, stagehand, stage manager, stage crew, stage electrician, theatre stage
box office, ticketing > ticket sales, box office, ticket office, visitor services, ticketing, front of house theatre
cinema > box office, usher, projectionist
actor, acting, extras, actress > performer, actor, entertainer, supporting artist, role player, voice artist, theatre practitioner
entertainer, entertainment, entertainments > performer, entertainments, singer, dj, entertainer, entertainment
musician, music > pianist, singer, instrumental, organist, choir director, music, musician
interior designer, interior design, interiors > space planner, fit out designer, interiors, home designer, ff&e, workplace designer, interior
kitchen designer, kitchen sales, bathroom sales > bathroom designer, kitchen sales, showroom designer, home designer, bedroom designer, kitchen consultant, kitchen designer
fashion, fashion designer > garment, clothing, fashion, textile designer, pattern cutter, stylist, womenswear, menswear, apparel
textile designer > print designer, surface pattern, textile, fabric designer
product designer, industrial designer, product design > design engineer, product development, concept designer, solidworks, packaging designer, industrial design, product design
landscape architect > garden designer, urban designer, landscape
creative director, art director > head of creative, design director, creative lead, art director, design lead, creative director
make up artist, makeup artist > makeup, beauty consultant, mua, sfx, make up
exhibition, stand builder, exhibitions > event installer, set builder, scenic carpenter, stand, event rigger, exhibition, exhibitions
set builder, props > scenic carpenter, set carpenter, props, scenic painter, theatre carpenter, prop maker, set builder
chef, cook, chefs > sous, commis, cdp, kitchen manager, pastry, head of kitchen, culinary, kitchen supervisor, cook, chef
head chef > executive chef, kitchen manager, chef manager, head of kitchen, senior sous, chef patron, cook manager, head cook, group chef
sous chef, sous > senior chef de partie, second chef, kitchen supervisor, deputy head chef, assistant kitchen manager, senior cdp, sous, assistant head chef
chef de partie, cdp, line cook, line chef > section chef, demi chef, pastry chef, grill chef, junior sous, cook, relief chef, breakfast chef, cdp, chef de partie
commis chef, commis, trainee chef, apprentice chef, junior chef > demi chef, kitchen apprentice, chef apprentice, kitchen assistant, commis, apprentice cook, trainee chef, junior chef
pastry chef, patissier, pastry > pastry, baker, chocolatier, dessert, cake, patissier
school cook, school chef > school chef, catering manager school, cook in charge, cook supervisor, school kitchen, unit cook, cook school, catering supervisor school
care home chef, care home cook > chef care, cook care, head cook, chef nursing
relief chef, temp chef, agency chef > agency chef, mobile chef, bank chef, chef temporary, holiday chef, freelance chef, relief chef, chef temp
kitchen, kitchen work, kitchen staff, kitchens > chef, catering assistant, kp, pot wash, commis, dishwasher, cook, kitchen
kitchen porter, kp, pot washer, potwasher, washer up, dishwasher, pot wash, washing up > kitchen assistant, kitchen steward, back of house, catering assistant, kitchen hand, dish wash, kitchen cleaner, kitchen team, kitchen porter, dishwasher, pot wash, kp
kitchen assistant, kitchen hand, catering assistant, canteen, canteen assistant, kitchen help > food service assistant, kitchen porter, school catering, dining assistant, kitchen team, cafe assistant, hospitality assistant, lunch assistant, food and beverage assistant, servery, kitchen assistant, food prep, canteen, kitchen hand, catering operative, catering team, catering general assistant
catering, catering work > chef, cook, kitchen, canteen, food service, hospitality assistant, barista, food and beverage, catering, restaurant assistant
tea lady, tea boy > catering assistant, hospitality assistant, refreshments, ward hostess, hospitality hostess
catering manager, catering supervisor > chef manager, food service manager, hospitality manager, catering supervisor, deputy catering, food and beverage manager, cook manager, catering manager
waiter, waitress, waiting, waiting staff, server, waitering, waitressing, table service > front of house, restaurant, food and beverage assistant, f&b assistant, banqueting, silver service, food runner, hospitality assistant, floor staff, breakfast assistant, chef de rang, waiter, waitress, bar and floor, waiting staff, food server
restaurant, restaurant work > waiter, waitress, chef, front of house, kitchen, food and beverage, sommelier, restaurant
restaurant manager > f&b manager, front of house manager, food and beverage manager, restaurant supervisor, outlet manager, maitre d, floor manager
restaurant supervisor, head waiter > f&b supervisor, floor supervisor, head waiter, front of house supervisor, team leader restaurant, food and beverage supervisor, restaurant supervisor, restaurant shift
bar, bar staff, bar work, barman, barmaid, bartender, bar person > bartender, mixologist, cocktail, pub team, bar team, barback, bar and waiting, glass collector, food and beverage assistant, bar assistant, bar supervisor, bar associate
pub, pub work, public house, pubs > bar staff, pub, licensee, bar team, publican, inn, bartender
pub manager, publican, pub landlord, licensee, landlady > bar manager, licensed manager, pub, holding manager, licensee, publican, inn manager
bar manager > bar supervisor, head bartender, pub manager, venue manager, beverage manager, night club manager
sommelier, wine > sommelier, cellar, wine advisor, wine waiter, beverage manager
barista, coffee, coffee shop, cafe, cafe worker, coffee shop work, tea room > barista, cafe, tea room, coffee, food and beverage assistant, counter assistant, catering assistant, tearoom
cafe manager, coffee shop manager > tea room manager, store manager coffee, cafe supervisor, assistant manager coffee, cafe manager, coffee shop manager
fast food, burger, takeaway, mcdonalds, fast food worker, kfc > crew member, team member restaurant, kitchen team, fried chicken, pizza, takeaway, drive thru, kebab, sandwich artist, fast food, burger, chip shop
sandwich maker, deli > sandwich, deli, delicatessen, food preparation, baguette
hotel, hotel work, hotels > hotel, room attendant, housekeeping, night porter, concierge, food and beverage, guest services, night auditor, front office, front of house, housekeeper
hotel receptionist, hotel reception > guest services, front desk, front office, night auditor, guest relations, receptionist hotel, night receptionist, guest experience, reservations, hotel reception, front of house receptionist
night porter, night auditor, night receptionist > night auditor, night receptionist, night concierge, night porter, hotel night
hotel porter, bellboy, bell boy, luggage porter > luggage, guest services, doorman, lobby, house porter, concierge, hotel porter, bell attendant, bellboy, bellman, bell desk
concierge > resident services, guest services, porter residential, building host, lobby host, hotel porter, lifestyle manager, front of house
hotel manager > front office manager, duty manager, rooms division, guest house manager, resort manager
duty manager > night manager, shift manager, front office supervisor, front of house manager, assistant manager hotel
room attendant, chambermaid, hotel housekeeper, maid, hotel cleaner, housemaid > housekeeping, room cleaner, housekeeper, linen porter, public area cleaner, room attendant, accommodation assistant, holiday cottage cleaner, hotel cleaner, laundry
housekeeper, housekeeping, house keeper > housekeeping, domestic assistant, room attendant, cleaner private, housekeeper, laundry assistant, domestic operative
head housekeeper, housekeeping manager, housekeeping supervisor > executive housekeeper, housekeeping supervisor, accommodation manager, head housekeeper, domestic supervisor, housekeeping manager, floor housekeeper, housekeeping team leader
laundry, laundry work, ironing > ironing, dry cleaning, laundry, presser, laundrette, textile service, linen assistant, linen room, linen porter
butler, domestic service, private household, private service > household manager, house manager private, housekeeper private, domestic couple, footman, private service, butler, estate couple
event, events, event manager, events manager, event management, event coordinator, event planner, party planner > conference, wedding, banqueting, exhibitions, venue coordinator, c&e, c&b, events assistant, events coordinator, events executive, event executive, event producer, events planner
wedding planner, weddings > events coordinator, wedding, functions, weddings, event planner
event staff, festival work, festival > event steward, bar staff event, event crew, hospitality events, catering event, stewards, matchday, marquee, event assistant, festival
conference and banqueting, banqueting > events assistant, banqueting, c&b, events porter, functions, conference, hospitality host
leisure, leisure centre, sports centre, leisure assistant > lifeguard, fitness instructor, leisure, recreation assistant, swimming teacher, personal trainer, gym, sports assistant, health club
lifeguard, life guard > recreation assistant, pool, leisure assistant, aquatic, leisure attendant, leisure team member, water safety, lifeguard
fitness instructor, personal trainer, gym instructor, gym, fitness, fitness trainer > fitness, personal trainer, gym, health coach, group exercise, yoga, pilates, exercise referral, strength and conditioning, class instructor
yoga teacher, pilates, yoga > fitness class, yoga, reformer, barre, pilates, group exercise
spa, massage, masseuse, massage therapist > spa therapist, massage, beauty therapist, wellness, holistic, sports therapist, reflexology, spa attendant
casino, croupier > casino, gaming, table games, croupier, slot technician
holiday rep, overseas rep, holiday representative > resort, holiday rep, overseas, chalet host, childrens rep, kids club, campsite courier
chalet host, ski season, ski work > chalet, ski, resort, seasonaire
cruise ship, cruise > cruise, onboard ship, ship crew
tour guide, guide > tour leader, visitor host, tour manager, visitor experience, guide
holiday park, caravan park, campsite > park operative, holiday park, warden campsite, accommodation team, caravan, camp, park maintenance, holiday village
tourism, tourist information > tourist, attraction, destination, heritage, tourism, visitor experience, visitor services, tour guide, visitor assistant
theme park, amusements, visitor attraction > ride operator, attractions host, visitor experience, zoo, park host, visitor attraction, arcade, rides
hospitality, hospitality work > bar staff, waiter, waitress, hotel, chef, front of house, food and beverage, catering assistant, barista, restaurant, pub, events assistant, kitchen, guest services, hospitality, bartender
front of house, foh > waiter, waitress, receptionist, guest services, restaurant, usher, concierge, hospitality assistant, front of house
retail, shop, shop work, shop assistant, retail assistant, sales assistant, store assistant, retail work, shop girl, shop worker, shops > sales advisor, store colleague, customer assistant, sales associate, cashier, checkout, store assistant, stock assistant, brand associate, customer advisor retail, keyholder, key holder, trade counter, sales assistant, store team
supermarket, grocery, supermarket work > checkout, shelf, replenishment, customer assistant, bakery assistant, trading assistant, deli, food hall, convenience store, online picker, store colleague, supermarket, grocery
shelf stacker, shelf filler, night fill, shelf stacking, shelf filling > replenishment, stock assistant, night crew, stock replenisher, shelf, customer assistant nights, night filler, night stock, store colleague
checkout, cashier, till, till work, checkout operator, till operator > retail assistant, checkout, customer assistant, till, kiosk, cashier, forecourt
stockroom, stock room > stock assistant, stock room, deliveries assistant, replenishment, stockroom, stock associate
retail supervisor, shop supervisor > keyholder, key holder, floor manager, store supervisor, department supervisor, senior sales advisor, section leader retail, shift manager store, retail team leader, assistant store manager, retail supervisor, shop supervisor
store manager, shop manager, retail manager, shop manageress > department manager, concession manager, boutique manager, store director, counter manager, store manager, retail manager, shop manager
assistant store manager, deputy store manager, assistant shop manager > deputy manager retail, department manager, store supervisor, assistant branch manager, floor manager, assistant manager retail, retail supervisor, deputy manager store, assistant manager store
keyholder, key holder > supervisor store, senior sales advisor, keyholder, key holder, retail supervisor
visual merchandiser, window dresser, visual merchandising > vm, visual, window display, creative retail, store presentation, merchandising display
merchandiser, merchandising > allocator, retail planner, stock planner, merchandise, merchandiser, merchandising, in store display
field merchandiser, instore merchandiser > instore, store support team, retail merchandiser, store refit, night merchandiser, display installer, in store merchandiser, field merchandiser
fashion buyer, retail buyer, buying > buyer, category manager, buyers admin, trading manager, sourcing fashion, buying
fashion retail, clothes shop, clothing store, fashion sales > stylist, menswear, womenswear, boutique, brand advisor, fashion, sales associate
luxury retail, luxury > client advisor, boutique, jewellery, clienteling, personal shopper, watches, luxury sales
beauty counter, cosmetics, perfume, beauty consultant, beauty advisor > beauty advisor, beauty consultant, fragrance, counter manager, cosmetics, skincare, make up consultant
jewellery, jewellery shop > jeweller, jewellery, pawnbroker, goldsmith, watch sales, watch specialist, diamond sales
trade counter, builders merchant, builders merchants, counter sales > counter sales, internal sales builders, yard operative, trade sales, branch assistant, builders merchant, plumbing merchant, electrical wholesaler, timber merchant, tool hire, trade counter
ironmonger, diy store, hardware shop > trade counter, tool hire, diy, ironmongery, hardware store, hardware shop
butcher, butchers > butchery, meat counter, boner, meat cutter, butcher
fishmonger > fish counter, fish filleter, seafood
greengrocer > fruit and veg, produce, grocery, farm shop
farm shop > deli assistant, food hall, butchery counter, greengrocer, cheese
florist, flower shop, flowers, floristry > floral, flower, floristry, bouquet, florist
garden centre, garden center > plant area, horticultural, nursery plant, houseplant, outdoor department, garden shop, garden retail
petrol station, garage cashier, forecourt > filling station, forecourt, petrol, site cashier, service station
charity shop, charity retail > donation, charity retail, charity shop, reuse shop
betting shop, bookies, bookmaker > betting, gaming assistant, bookmaker, odds, sports trading
phone shop, mobile phone shop > sales advisor mobile, mobile phone, telecoms sales, technology sales advisor, phone sales
furniture shop, showroom > furniture sales, bed sales, carpet sales, showroom, home consultant, sofa
bookseller, book shop, bookshop > bookseller, bookshop
newsagent, corner shop, convenience store > convenience, shop assistant, post office, c store, kiosk, newsagent
post office, post office counter > counter clerk, postmaster, post office, counter assistant
market stall, market trader > market trader, street trader, stall, food truck
loss prevention, store detective, retail security, shop security > profit protection, store detective, security retail, security officer store, asset protection, loss prevention
hairdresser, hairdressing, hair stylist, hair, hairstylist > stylist, barber, salon, colourist, colour technician, hair, hairdressing
barber, barbering > hairdresser, stylist, gents, barbershop, barber
nail technician, nails, nail tech > manicurist, beauty therapist, nail, pedicure
salon, salon work, beauty salon > hair, beauty, salon, nail, stylist
online picker, personal shopper, online shopping > picker supermarket, home shopping, ecommerce picker, online picker, personal shopper, order picker store, online shopper
christmas work, christmas temp, christmas, xmas > seasonal, festive, peak season, temporary retail, temporary warehouse, xmas, christmas
summer job, summer work > seasonal, holiday club, festival, lifeguard, holiday park, summer, fruit picker, activity camp
cleaner, cleaning, cleaning work, cleaning operative, charlady, char lady, cleaning lady, charwoman > housekeeper, room attendant, janitor, domestic assistant, hygiene operative, housekeeping, washroom, deep clean, cleaner, sparkle, domestic operative, ward domestic, domestic staff, cleaning assistant, cleaning operative
domestic, hospital cleaner, domestic assistant, ward domestic > cleaner hospital, housekeeper, ward hostess, housekeeping, ward assistant, cleaning operative, hygiene assistant, care home cleaner, facilities assistant hospital, domestic operative, domestic staff
office cleaner, evening cleaner, commercial cleaner > cleaning operative, cleaner, cleaning assistant
house cleaner, private cleaner, home cleaner > domestic cleaner, housekeeper, home help, residential cleaner, holiday let cleaner, house cleaner
school cleaner > cleaner in charge, caretaker cleaner, cleaning school
industrial cleaner, hygiene operative, factory cleaner > hygiene, deep clean, tank cleaner, jet wash, high level clean, pressure wash, cleandown, industrial cleaning, factory cleaner
window cleaner, window cleaning > reach and wash, water fed, window cleaning, facade clean, gutter, window cleaner
street cleaner, road sweeper, litter picker, street sweeper > street cleansing, street scene, litter, sweeper driver, environmental operative, barrow, fly tip, streetscene
carpet cleaner > upholstery cleaner, floor care, hard floor, carpet cleaning, restoration technician
crime scene cleaner, specialist cleaner > biohazard, fire and flood, restoration technician, specialist cleaning, trauma clean
cleaning supervisor, cleaning team leader, head cleaner > cleaning manager, domestic supervisor, housekeeping supervisor, soft services supervisor, hygiene supervisor, cleaning supervisor, cleaning team leader
cleaning manager > soft services manager, hygiene manager, housekeeping manager, domestic services manager
facilities, facilities manager, fm, facilities management > building manager, premises manager, estates manager, workplace manager, hard services, soft services, facilities, site services manager, fm
facilities assistant, facilities officer, facilities coordinator > premises assistant, office services, workplace coordinator, estates assistant, building assistant, caretaker, workplace host, facilities, premises officer
fm helpdesk, helpdesk operator, maintenance helpdesk > facilities helpdesk, helpdesk coordinator, maintenance coordinator, works coordinator, scheduler, helpdesk operator, facilities coordinator, helpdesk administrator
porter, portering > portering, furniture mover, concierge, porter
hospital porter > theatre porter, ward porter, portering, specimen porter, linen porter, waste porter
janitor > cleaner, caretaker, day porter, janitorial, premises assistant
waste, waste management, rubbish > recycling, refuse, environmental services, hazardous waste, landfill, energy from waste, waste operative, waste manager, skip driver, waste collection
security, security guard, security officer, guard, security work, night watchman, watchman > door supervisor, cctv operator, gatehouse, mobile patrol, sia, loss prevention, keyholding, close protection, patrol officer, control room operator, event steward, response officer, guarding, security supervisor, security steward, security receptionist
doorman, bouncer, door supervisor, door staff, door work, door steward > event security, security officer, sia, door supervisor, door host, security supervisor, doorman, door staff
cctv, cctv operator, cctv controller > control room, monitoring operator, arc operator, surveillance, alarm receiving, remote monitoring, security controller, cctv
bodyguard, close protection > cpo, executive protection, residential security, close protection, bodyguard
dog handler > k9, security dog, detection dog, canine handler, dog unit
steward, event steward, stewarding > event security, matchday, stadium, crowd safety, event staff, festival, steward, stewarding
mobile patrol, key holding, alarm response > keyholding, mobile security, patrol officer, lock up, response driver, mobile patrol, alarm response
cash in transit, cash van > cit, cvit, cash logistics, cash collection, secure driver, cash in transit
airport security > aviation security, screener, passenger screening, search officer, terminal security
security manager, security supervisor > security operations, head of security, security team leader, duty security, security lead, security manager, security supervisor
control room, control room operator > cctv, dispatcher, arc operator, emergency call, telecare operator, monitoring centre, highways control, control room, monitoring operator
private investigator, detective, investigator, surveillance > investigator, surveillance, investigation, process server, tracing agent, intelligence analyst, detective, investigations
vetting, screening > vetting, background check, bs7858, screening officer, screening administrator, screening specialist
intelligence, intelligence analyst > threat analyst, open source intelligence, osint, crime analyst, intelligence officer
mechanic, car mechanic, vehicle technician, motor mechanic, motor vehicle, vehicle mechanic > vehicle technician, mot tester, hgv technician, light vehicle, auto technician, automotive technician, diagnostic technician, master technician, fast fit, tyre fitter, van technician, autocare technician, mechanic, workshop technician, motor technician, motor vehicle
garage, motor trade, automotive, cars, garage work > vehicle technician, mechanic, mot tester, service advisor, parts advisor, car sales, valeter, bodyshop, panel beater, tyre fitter, workshop controller, automotive, dealership, motor technician, motor sales, motor vehicle
hgv mechanic, lorry mechanic, diesel mechanic, hgv technician, truck mechanic, hgv fitter, truck fitter > trailer technician, psv, plant fitter, truck technician, lgv technician, hgv fitter, fleet technician, bus mechanic, trailer fitter, tail lift engineer, coach technician, hgv technician, hgv mechanic, commercial vehicle
bus mechanic, coach mechanic, psv mechanic > psv, pcv technician, bus engineer, hgv technician, coach technician, bus technician, bus fitter, bus mechanic
plant fitter, plant mechanic, digger mechanic > plant engineer, agricultural engineer, hgv technician, forklift engineer, heavy plant, crane engineer, access platform engineer, mobile plant, plant technician, plant fitter
forklift engineer, forklift mechanic > materials handling engineer, flt engineer, plant fitter, lift truck, fork truck service, forklift technician, forklift service
agricultural engineer, tractor mechanic, agricultural mechanic > agricultural technician, farm machinery, plant fitter, groundcare technician, parlour engineer, tractor technician, agricultural service, horticultural machinery
motorbike mechanic, motorcycle mechanic, motorcycle > motorcycle, bike technician, motorbike
bike mechanic, cycle mechanic, bicycle repair, cycle shop > bicycle, cycle technician, ebike, bike, cycle mechanic, cycle workshop
mot tester, mot > vehicle technician, vehicle inspector, vehicle examiner, mot
body shop, panel beater, body repair, bodyshop > vehicle body, panel technician, smart repair, strip fitter, met technician, paint technician, dent, car painter, vda, refinish, bodyshop, panel beater, body repair
car sprayer, car painter, car paint sprayer > paint technician, refinish, paint prepper, vehicle painter, smart repair, spray painter, bodyshop painter, paint prep, vehicle paint
smart repair, smart repairer > dent, alloy wheel, cosmetic repair, bumper, paint technician, smart repair, wheel refurbishment
tyre fitter, tyres, exhaust fitter > tyre, fast fit, autocentre technician, autofit, wheel technician
windscreen fitter, windscreen > auto glass, autoglass, vehicle glazing, windscreen, adas, auto glazing
auto electrician, car electrician, vehicle electrician > vehicle electrician, vehicle installer, tracker installer, vehicle diagnostics, telematics installer, vehicle conversion, tail lift, ev technician, auto electrician
valeter, valeting, car valet, car wash, car cleaner, car valeter > vehicle cleaner, vehicle preparation, car wash, detailer, valet, vehicle prep, valeter, car cleaner
parts advisor, car parts, motor factors, parts adviser > motor factor, parts
service advisor, garage receptionist > automotive service, aftersales advisor, service receptionist, workshop controller, dealership service, warranty administrator, service adviser, service booking
workshop manager, garage manager, aftersales manager > workshop controller, service manager automotive, foreman workshop, aftersales, bodyshop manager, workshop supervisor, service centre manager, workshop manager
vehicle inspector > vehicle inspection, vehicle appraiser, mot, fleet inspector, vehicle condition
car rental, car hire, vehicle rental > rental agent, rental sales, vehicle rental, rental representative, car hire, car rental
vehicle builder, coach builder, bodybuilder, coachbuilder > coachbuilder, vehicle conversion, trailer, camper van, motorhome, caravan, horsebox, vehicle builder
vehicle damage assessor > engineer assessor, motor engineer, vda, bodyshop estimator
farm, farm worker, farming, farm work, farm hand, agriculture, agricultural worker, farm labourer > stockperson, stockman, herdsman, herdsperson, tractor driver, dairy, livestock, poultry, arable, milker, shepherd, pig, harvest, fruit picker, glasshouse, agricultural, crop, farm
farm manager > arable manager, herd manager, dairy manager, unit manager pig, poultry manager, farms manager
dairy, dairy farm, milker, milking, herdsman, cowman, stockman > herd, milker, dairy, livestock, calf, stockperson, parlour, cow, herdsperson
tractor driver, combine driver > combine driver, arable, agricultural contractor, machinery operator, sprayer operator, farm worker, harvest driver, forage, tractor driver
shepherd, sheep > lambing, livestock, sheep, stockperson, shepherd
pig farm, pigs > pig, stockperson, livestock, sow
poultry, chicken farm > poultry, chicken, egg, hatchery, broiler
fruit picker, fruit picking, picking fruit, harvest > harvest, crop, vegetable, packhouse, flower picker, polytunnel, glasshouse, vineyard, fruit
horticulture, plant nursery, grower > glasshouse, grower, propagation, nursery plant, crop, horticultural, horticulturist, mushroom, horticulture, gardener
forestry, forester, woodland > timber harvest, woodland, forest, forwarder, chainsaw, arborist, ranger, forestry
gamekeeper, estate worker, country estate > estate worker, river keeper, ghillie, gamekeeper, deer, countryside ranger, estate maintenance
fishing, fisherman, fish farm > aquaculture, fish farm, deckhand, trawler, hatchery, salmon, fisheries, fishery, fishing
horses, stable hand, stable lad, stable girl, horse groom, equine, groom > equine, stud, riding instructor, horse, stable, racing yard, work rider, groom, equestrian
agronomist, agronomy > crop, soil, agricultural adviser, agronomy, seed, farm adviser
vineyard, winery > winemaker, cellar hand, vineyard, viticulture, wine maker, wine production
zoo, zoo keeper, zookeeper > animal keeper, zookeeper, aquarist, animal care, wildlife park, zoo
food technologist, food science, food technology > product development food, npd, food technologist, technical manager food, food scientist, product technologist, process technologist, specification technologist, quality food, haccp, development technologist
food safety, food technical > technical manager food, haccp, food safety, hygiene manager, qa food, food quality
development chef, food development > npd, process chef, culinary, product developer food, development chef
science, scientist, scientific, lab, laboratory, lab work, laboratory work > laboratory, chemist, biologist, microbiologist, lab technician, lab analyst, biochemist, research assistant, formulation, qc analyst, biomedical, analytical, molecular, scientist, lab assistant
lab technician, laboratory assistant, laboratory technician, lab assistant > lab analyst, qc analyst, science technician, laboratory, research technician, sample preparation, microbiology, lab technician, lab assistant
chemist, chemistry graduate, chemistry > analytical, formulation, synthetic, chromatography, qc analyst, hplc, lab analyst, medicinal, chemistry, chemist
biologist, biology, life sciences, biology graduate > molecular biology, cell culture, microbiologist, bioscience, immunology, biochemist, research scientist, genetics, assay, biologist, bioassay
microbiologist, microbiology > microbiology, laboratory analyst, environmental monitoring, sterility, water lab, microbiologist
biomedical scientist, biomedical science > bms, pathology, haematology, histology, blood science, blood transfusion, clinical scientist, associate practitioner, cytology, biomedical
pathology, medical laboratory > mla, specimen reception, phlebotomist, histology, pathology, laboratory assistant, biomedical
physicist, physics > medical physics, optical engineer, radiation protection, photonics, optics, clinical scientist, physicist, laser engineer
geologist, geology > geotechnical, hydrogeologist, geoenvironmental, mudlogger, mining, geoscientist, ground investigation, geologist
environmental, environment, environmental scientist, environmental consultant > ecologist, sustainability, air quality, contaminated land, geoenvironmental, biodiversity, hydrologist, eia, environmental, environment, carbon manager, carbon consultant, climate change
ecologist, ecology, wildlife, conservation, nature > conservation, ranger, biodiversity, botanist, ornithologist, wildlife, habitat, nature reserve, rewilding, countryside, ecological, ecologist
sustainability, climate, green jobs, net zero, carbon > esg, net zero, environmental manager, energy manager, decarbonisation, sustainability, carbon manager, carbon analyst, carbon consultant, climate change
acoustics, noise > acoustic, noise, acoustician, vibration
research, researcher, research assistant > postdoctoral, evaluation, researcher, research
phd, postdoc, postdoctoral > research associate, research fellow, doctoral, studentship, research scientist, postdoctoral
regulatory affairs, regulatory > regulatory, pharmacovigilance, medical affairs, drug safety, cmc, compliance medical devices
pharmacovigilance, drug safety > safety scientist, regulatory affairs, medical information, pharmacovigilance, drug safety
forensic, forensics, crime scene, csi > forensic, scenes of crime, crime scene, csi, fingerprint, toxicologist
bioinformatics > computational biology, genomics, biostatistician, bioinformatician
metallurgist, metallurgy, materials science > metallurgical, materials scientist, materials engineer, polymer, metallurgist
archaeologist, archaeology > heritage consultant, archaeological, finds officer, geophysics, historic environment, archaeologist, archaeology
council, council work, local authority, local government > housing officer, planning officer, environmental health, democratic services, revenues, benefits officer, highways inspector, electoral, licensing officer, parking, council, neighbourhood officer, street cleansing, local authority
civil service, government, civil servant > policy adviser, policy advisor, executive officer, administrative officer, work coach, hmrc, dwp, home office, caseworker, heo, border force, civil service, ministry defence, ministry justice
charity, charity work, third sector, voluntary sector, not for profit, ngo > fundraising, fundraiser, volunteer, support worker charity, programme officer, trusts, grants, advocacy, community development, helpline, outreach
volunteering, volunteer coordinator, volunteer manager > community engagement, trustee, volunteering, volunteer coordinator, volunteer manager, volunteer lead
trustee, non executive director, board member, ned > board member, governor, non executive, trustee, chair, board advisor
international development, aid work, humanitarian > humanitarian, ngo, emergency response, country director, monitoring and evaluation, international development, programme manager international
housing, housing officer, housing work, housing association > tenancy, neighbourhood, income officer, lettings officer, housing support, homelessness, leasehold officer, estate officer, scheme manager, rent officer, allocations, resident involvement, sheltered, housing assistant, housing adviser, housing advisor, housing options
housing support, tenancy support, floating support, housing support worker > supported housing, tenancy sustainment, resettlement, homeless, support worker housing, independent living, floating support, tenancy support
housing manager, neighbourhood manager > tenancy manager, neighbourhood manager, head of housing, housing team leader, housing manager
rent officer, income officer, rent collection, rent arrears > income recovery, arrears, income management, tenancy income, rent, income advisor, income officer
homelessness officer, housing options, housing options officer > homeless, housing solutions, temporary accommodation, housing needs, housing advice, private rented sector, allocations, rough sleeper, housing options
sheltered housing, warden, scheme manager > scheme manager, independent living, extra care, retirement living, older persons, sheltered, house manager retirement, estate manager retirement, warden
anti social behaviour, asb officer > community safety, asb, neighbourhood enforcement, tenancy enforcement, anti social behaviour
benefits officer, welfare benefits, housing benefit > revenues, welfare rights, benefits assessor, council tax, money adviser, debt adviser, universal credit, income maximisation, housing benefits, benefits adviser
council tax, revenues > revenues, business rates, council tax, recovery officer
welfare rights, citizens advice, advice worker, debt adviser, money adviser, debt advice > debt advice, advice worker, benefits adviser, generalist adviser, money adviser, debt adviser, caseworker advice, energy adviser, housing adviser, welfare benefits, welfare adviser, advice officer, money advice
job centre, employment adviser, job coach, work coach, employability, employment advisor > employment adviser, employment advisor, careers adviser, work coach, employability, job coach, ips employment, employment specialist, employment support, vocational adviser
planning officer, town planner, town planning, planner > development management, planning policy, planning enforcement, planning consultant, urban design, regeneration, planning officer, town planner, senior planner, principal planner, graduate planner
regeneration, economic development > regeneration, inward investment, economic growth, town centre manager, business growth, enterprise officer, economic development
environmental health, environmental health officer, eho > food safety, trading standards, private sector housing, pollution, public protection, environmental health, food hygiene, regulatory services, noise officer, licensing officer
trading standards > regulatory services, consumer protection, public protection, fair trading, licensing officer
enforcement officer, licensing, enforcement > regulatory officer, parking enforcement, licensing officer, enforcement manager
policy, policy officer, policy adviser > public affairs, policy, parliamentary, government affairs, legislative
strategy, strategist > business planning, management consultant, strategy, strategist, strategic planning, strategic development
management consultant, consultancy, strategy consultant, consulting > business consultant, transformation, management consultant, operations consultant, advisory consultant, strategy consultant
community worker, community development, community work, community engagement > outreach, engagement officer, participation, youth worker, link worker, community connector, community officer, community builder, community coordinator, community link, neighbourhood worker, community engagement
outreach worker, outreach > engagement worker, homeless, outreach, community engagement, community connector
probation, probation officer, offender > probation, offender manager, youth justice, resettlement, community payback, rehabilitation offender, case manager justice, prison
youth offending, youth justice > youth justice, yot, offending, intensive supervision, young offenders, secure children
prison, prison officer, prison guard, prisons > custody officer, operational support grade, osg, custodial, detention, prisoner escort, prison, hmp, immigration removal
custody, detention officer > detention officer, custody, prisoner escort, dco
police, police officer, policeman, policewoman, copper, constable > pcso, detective, special constable, police, custody, intelligence officer, crime analyst, crime scene
border force, immigration officer, customs officer > border, immigration officer, port officer, detection officer, immigration enforcement
999, emergency call handler, emergency services, ambulance control > call handler emergency, dispatcher, call taker, contact officer, control room, 111, emergency operator, emergency services
firefighter, fireman, fire service, fire brigade > fire officer, fire crew, fire service, fire control, watch manager, firefighter, retained fire, fire fighter
army, military, armed forces, soldier, navy, raf > reservist, military, cadet, royal navy, army, armed forces
emergency planning, business continuity > resilience, business continuity, civil contingencies, emergency preparedness, crisis manager, disaster recovery, emergency planning
museum, gallery, heritage, museums > curator, visitor experience, museum, gallery, heritage, conservator, exhibitions, archive, visitor services, collections assistant, collections care
curator > exhibitions, museum, archivist
archivist > records, archive, digital preservation, conservator paper, special collections
arts, arts administration > arts, cultural, theatre producer, creative producer, gallery, festival manager, participation
registrar, registrar births and deaths > registration officer, ceremonies, celebrant, deputy registrar, superintendent registrar
funeral, funeral director, undertaker, funeral work > funeral, bereavement, mortuary, embalmer, crematorium, pallbearer, cemetery, chauffeur bearer
cemetery, gravedigger, crematorium > cemetery, crematorium, bereavement, gravedigger
chaplain, vicar, church, minister > pastor, parish, chaplain, diocesan, verger, church, youth minister, priest, faith
elections, electoral services > electoral, polling, elections, democratic services
park ranger, ranger, countryside > parks officer, wildlife, nature reserve, national park, rights of way, park keeper, tree officer, ranger, countryside
park keeper, parks > grounds maintenance, green space, parks, gardener, park attendant, park ranger
grants, grants officer > grant, trusts and foundations, funding, grants
property, real estate > estate agent, lettings, block manager, negotiator, valuer, surveyor, leasehold, real estate, property administrator, property consultant
estate agent, estate agency, property sales, house sales, sales negotiator, estate agents > negotiator, property lister, property valuer, property consultant, viewing agent, new homes, estate agency, property advisor, estate agent
lettings, letting agent, lettings negotiator > property manager, lettings, tenancy, inventory clerk, negotiator
property manager, property management > block manager, estates manager, lettings manager, leasehold, residential manager, building manager, tenancy manager, student accommodation manager, estate manager, property manager, property management
block manager, block management > leasehold, estate manager, service charge, property manager, block
property administrator, lettings administrator, property admin, lettings admin > property assistant, tenancy administrator, lettings administrator, block administrator, estate agency administrator, sales progressor, leasehold administrator, property coordinator, property administrator, lettings coordinator
sales progressor > sales progression, property administrator, conveyancing assistant
valuer, property valuer > valuation, lister, market appraiser, auctioneer, mrics, valuations, valuer
property inventory clerk, property inspector > inventory property, check out clerk, property inspection, viewing, property visit, inventory clerk
viewing agent, viewings > viewing, viewings, accompanied viewer, property viewer
auction, auctioneer, auction house > auction, saleroom, cataloguer, auctioneer, antiques
land buyer, land manager, property developer, property development > land acquisition, land negotiator, land manager, land director, property development, development manager, strategic land, land buyer
chartered surveyor, rics, estates surveyor, general practice surveyor, commercial surveyor > estates surveyor, valuation, rating surveyor, property surveyor, mrics, lease advisory, general practice surveyor, investment surveyor, land agent, rural surveyor, building surveyor, commercial surveyor
land agent, rural surveyor > estate manager rural, resident agent, land manager, farm business, land agent, rural surveyor, rural property
student accommodation > residence manager, student living, halls residence, hall residence
shopping centre > centre manager, guest services, mall, retail park
leasehold, leasehold officer > service charge, leasehold, home ownership, right to buy
holiday let, holiday cottage, airbnb > holiday lets, holiday property, airbnb, short let, serviced apartment, holiday cottage, changeover cleaner, changeover host
housing surveyor, maintenance surveyor > disrepair surveyor, repairs surveyor, stock condition, damp surveyor, voids surveyor, surveyor housing, maintenance surveyor, contract surveyor
estates, estates manager > facilities manager, head of estates, property services manager, premises manager, estates officer, estates operative, estates coordinator, estates surveyor
apprenticeship, apprentice, apprenticeships > trainee, school leaver, traineeship, apprenticeship, apprentice
trainee, no experience, entry level > apprentice, junior, training provided, entry level, trainee
school leaver, college leaver > apprentice, trainee, junior, entry level, school leaver
graduate, graduate scheme, graduate work > trainee, graduate, junior, intern, entry level, early careers, placement
internship, intern, placement, work experience > intern, internship, placement
student job, student work > weekend, evening, part time, casual, saturday, seasonal
engineering apprentice, apprentice engineer, engineering apprenticeship > apprentice technician, apprentice maintenance, apprentice fitter, apprentice machinist, trainee engineer, apprentice welder, engineering apprentice, apprentice engineer
apprentice electrician, electrical apprentice, trainee electrician > electrical apprentice, trainee electrician, electrical improver, electricians mate, apprentice electrician
apprentice plumber, plumbing apprentice, trainee plumber, trainee gas engineer > trainee plumber, heating apprentice, gas apprentice, apprentice plumbing, plumbing improver, plumbers mate
apprentice carpenter, apprentice joiner, trainee joiner > carpentry apprentice, joinery apprentice, trainee joiner, trainee carpenter, carpentry improver, joinery improver, apprentice joiner, apprentice carpenter
apprentice bricklayer, trainee bricklayer > trainee bricklayer, bricklaying apprentice, construction apprentice, apprentice bricklayer
apprentice mechanic, trainee mechanic, motor vehicle apprentice > apprentice vehicle, trainee mechanic, trainee vehicle technician, apprentice hgv, apprentice mechanic, automotive apprentice
construction apprentice, trainee site manager > apprentice carpenter, trainee quantity surveyor, trainee site manager, construction apprentice, apprentice bricklayer, construction trainee, apprentice plumber
admin apprentice, business admin apprentice, office apprentice, apprentice administrator > administrator apprentice, business administration apprentice, office junior, apprentice admin, apprentice receptionist, trainee administrator, customer service apprentice, office apprentice
childcare apprentice, nursery apprentice > early years apprentice, nursery apprentice, teaching assistant apprentice, apprentice childcare
it apprentice, ict apprentice, digital apprentice > apprentice it, digital apprentice, trainee it, software apprentice, infrastructure apprentice, cyber apprentice, apprentice ict
hairdressing apprentice, trainee hairdresser, apprentice hairdresser > hair apprentice, salon apprentice, barber apprentice, hairdressing apprentice, salon assistant, apprentice hairdresser
trainee dental nurse > apprentice dental nurse, student dental nurse
digital marketing apprentice, marketing apprentice > apprentice marketing, social media apprentice, content apprentice, marketing assistant, digital apprentice
fire protection system installer, fire protection fitter, fire safety system fitter, fire safety system installer, fire protection system fitter, fire protection installer > sprinkler, fire suppression, fire alarm
aircraft refueller > aircraft fuel, fuel operator, fuelling, fuel system operator, airside fuel
chief financial officer, cfo, financial director, finance director > financial manager, finance manager
finance manager, financial manager > accounting manager, finance manager, financial manager, financial administrator, head of finance
bailiff, court bailiff, debt collector, process server > court enforcement, civil enforcement, enforcement agent, enforcement officer, process server
court usher, court officer, judicial assistant > court clerk, court usher, court administrative, court administrator, tribunal clerk, court officer
settlements clerk, settlements manager, brokers assistant, middle office, trade support > back office, settlements, trade support, middle office, financial markets
electrical maintenance technician, electrical maintenance worker, electrical worker, electrical technician, electrical engineer maintenance > electrician, electrical fitter, electrical technician, maintenance electrician
wine manager, wine steward, wine waiter > sommelier
irrigation technician, sprinkler system technician, sprinkler system operator, sprinkler system maintenance technician, irrigation installer > irrigation
front of house manager, maitre d, restaurant supervisor > head waiter, head waitress, restaurant host, restaurant manager, maitre d
school receptionist, school secretary, school administrator > education administrator, school administrator, school office, school receptionist, school secretary
office worker, office administrator, administrative assistant, office assistant, clerical assistant, front office clerk, office receptionist > secretary, office clerk, management assistant, administrative assistant, clerk typist, office administrator, receptionist
project assistant, project support, project support officer > management assistant, engineering assistant, project coordinator, project administrator, project support, pmo
technical assistant, technical support worker, technical support assistant > engineering assistant, technical support, lab assistant, engineering technician
careers adviser, careers guidance, careers officer, educational advisor, education adviser > guidance advisor, guidance adviser, guidance counsellor, education guidance
job coach, career coach, outplacement consultant, business coach, employment adviser, vocational counsellor, career mentor > vocational integration, employment consultant, career coach, outplacement, vocational adviser, career guidance, careers adviser, corporate trainer
cabin cleaner, plane cleaner, aeroplane cleaner, aircraft cleaner, aircraft valeter > aircraft groomer, aircraft presentation, cabin presentation, aircraft clean
woodworker, timber worker, frame maker, woodwork > carpenter, joiner, wood machinist, cabinet maker, bench joiner
toll collector, toll booth attendant, till operator, checkout operator > cashier
chauffeur, personal driver > taxi driver, private hire, hearse driver, driver, chauffeur
house manager, household manager, house steward, estate caretaker, custodian > butler, house sitter, caretaker, housekeeper, house manager, building caretaker
housekeeper, room maid, chambermaid > room attendant, housekeeping, housekeeper
drainage worker, sewer worker, waste water worker, pipelayer, drainage operative > sewer construction, drainage, groundworker, sewerage, wastewater, pipe laying
car parker, parking attendant > parking valet, valet, parking attendant
kitchen chef, senior chef, second chef, deputy chef, chef > cook, chef, sous chef
equality manager, diversity manager, edi manager > equality, inclusion, diversity, equity
livestock haulage, livestock driver > animal transporter, livestock, animal transport
prefab builder, modular builder, timber frame builder > building assembler, modular, timber frame, prefab, offsite
barrister, advocate, employment lawyer, family lawyer, family law lawyer, it lawyer, information technology lawyer > lawyer, solicitor, barrister, counsel, legal adviser
nursing home cook, hospital cook, care home cook, health care cook, dietary aide > diet cook, care home chef, hospital chef, care home cook, cook
physiotherapy manager, physiotherapy lead, physiotherapy team lead, physiotherapy team leader, lead physiotherapist, senior physiotherapist > advanced physiotherapist, senior physiotherapist, lead physiotherapist, specialist physiotherapist, highly specialist physiotherapist
rehabilitation therapist, masseuse, massage therapist > physiotherapist, sports therapist, massage, rehabilitation
it security officer, information security officer, ict security officer > security analyst, ict security, information security, cyber security, security technician
removal van driver, removals driver, removal driver and porter, removal driver, removals operative > mover, removals, moving truck driver, removal
network analyst, systems analyst > system analyst, network engineer, network administrator, systems analyst
dock worker, docker, ship freight handler, freight handler, cargo handler > stevedore, freight handler, cargo handler, port operative, cargo operative
speculative developer, commercial developer, office developer, house developer, land developer > property developer, development manager, land manager
posting clerk, financial clerk, finance clerk, accounts payable officer, financial administration clerk > billing clerk, accounts clerk, purchase ledger, finance assistant, ledger clerk
warehouse picker, warehouse packer, packer and shipper, order clerk, packager, packer, order picker > warehouse worker, warehouse operative, order picker, warehouse order picker, hand packer, despatch, packing
mobile mechanic, mobile vehicle mechanic, mobile auto mechanic, breakdown technician, truck recovery technician > roadside, recovery technician, recovery driver, mobile technician, breakdown
childminder, nanny, nursery nurse > babysitter, childminder, nanny
hazardous goods driver, fuel tanker driver, tanker driver > dangerous goods, adr, hazardous, tanker
audit senior, audit manager, audit checker, audit examiner > audit supervisor, audit manager, audit senior, auditor
bank examiner, internal examiner, bank auditor > financial auditor, internal auditor, external auditor, auditor
patient care assistant, elderly care assistant, maternity care assistant > healthcare assistant, care assistant, home care aide, older adult care, maternity support
hr director, hr manager, hr assistant, hr administrator, personnel administrator, personnel assistant, personnel clerk, hr officer > human resources officer, human resources, hr officer, personnel, people officer
insolvency, insolvency administrator > bankruptcy, insolvency, liquidation
solutions architect, it architect > system architect, technical architect, enterprise architect, solution architect
gas fitter, gasfitter, pipe worker, pipeworker, pipefitter > plumber, pipe fitter, pipe welder, heating engineer, pipefitter
warehouse material handler, material handler, materials handler, order picker driver, order picker operator > forklift, warehouse operative, reach truck, materials handler
applications engineer, solutions developer, software specialist, application programmer, component developer > software developer, software engineer, application developer, system developer, applications developer
construction project manager, building project manager, development manager construction > construction manager, site manager, building project
security manager, security supervisor, head of security, chief of security > security consultant, security supervisor, security manager, guard supervisor, security guard supervisor, head of security, security guard
park keeper > park keeper, park ranger, parks officer, security guard
wireman, panel wirer > electrician, panel wirer, electrical assembler, wireman
data manager, data administrator, data steward > database administrator, data entry, data governance, data quality, data manager, database manager, data steward
data expert, data specialist, data integrator > data scientist, data analyst, data engineer, database integrator, database developer
word processor, data entry typist, word processing operator > typist, clerk typist, data entry clerk, data entry operator
generator technician > event electrician, power technician, temporary power, electrician events
viewing and sales assistant, lettings assistant, estate agency assistant, real estate assistant > property assistant, lettings assistant, sales negotiator, property administrator
sales executive, sales consultant, field sales executive, field sales representative, field sales consultant, territory manager, business development representative, sales and marketing executive, sales and marketing consultant > sales representative, commercial sales, field sales, area sales, business development, territory
vehicle interior restorer, car interior restorer, car interior specialist > restoration technician, vehicle trimmer, upholsterer vehicle, car upholsterer, motor vehicle upholsterer
classic car restorer, engine technician, diesel engine technician, truck engine technician, powertrain technician > refurbishing technician, restoration technician, diesel engine mechanic, engine mechanic, engine fitter, vehicle technician, engine builder
vehicle body repairer, panel beater > body repair, panel beater, vehicle body, refurbishing technician, body shop, smart repairer
suspension technician, brake fitter, brake technician > brake technician, vehicle technician
hgv technician, motorcycle technician, bus technician, automotive maintenance technician, van mechanic > vehicle technician, heavy vehicle, motorcycle technician, fleet technician, motor vehicle technician, vehicle maintenance
mechanical body fitter, mechanical fitter, bogie fitter > diesel engine mechanic, rolling stock, mechanical fitter, rail vehicle fitter
access platform erector, platform erector > scaffolder, access platform, scaffold
welder fabricator, fabricator welder, welder fitter, fitter welder, weld technician, sheet metal welder, robotic welder, welder > welder, fabricator, sheet metal, welding operator, welding technician
welding fabricator supervisor, welding supervisor, construction welder supervisor, welder supervisor, lead welder > welding coordinator, welding supervisor, welding foreman, fabrication supervisor
statistical clerk, data clerk, data entry > data entry, statistical assistant, data clerk, data input
skills trainer, learning coach > corporate trainer, training officer, learning and development, trainer, human resources officer, skills coach
beauty teacher, beauty tutor, beauty educator, hair and beauty teacher, hair and beauty tutor, hair and beauty educator, vocational beauty teacher > beauty vocational, hairdressing vocational, beauty lecturer, beauty tutor, hair and beauty lecturer
further education lecturer, vocational tutor, vocational trainer, college lecturer > vocational teacher, further education teacher, vocational tutor
fish fryer, fish frier, seafood cook, seafood restaurant cook, fish restaurant cook > fish cook, fish fryer, fish chef
roofing contractor, roof tiler, slater, roof slater, flat roofer, roofing supervisor > roofer, roofing, slater, roof tiler
bricklaying, brickwork, bricklaying supervisor, brickwork supervisor > bricklayer, bricklaying, brickwork
plastering, plastering supervisor > plasterer, plastering, dry liner
painting, decorating, decorator, painting supervisor > painter, decorator, painting, decorating, spray painter
carpentry, carpentry supervisor, first fix carpenter, second fix carpenter, joinery > carpenter, joiner, carpentry, joinery, wood frame
plumbing, plumbing supervisor, sanitary plumber, pipe fitter > plumber, plumbing, pipefitter, pipe fitter
electrical supervisor, electrician supervisor, electrical foreman > electrical supervisor, electrical foreman, electrical chargehand
tiling, tiling supervisor > tiler, tiling
glazing, glass fitter, window fitter, glass installer > glazier, window installer, window fitter, glazing, plate glass
door fitter, kitchen fitter, bathroom fitter > door installer, kitchen installer, kitchen fitter, bathroom fitter
insulation, insulation fitter, cavity wall installer > insulation
demolition > demolition, dismantling
fencing, fence erector > fencer, fencing
paving, road surfacing, tarmac > paving, road, asphalt, paviour, surfacing
groundworks, civil engineering operative, civil engineering worker > groundworker, civil engineering, construction worker, labourer
scaffolding, scaffolding supervisor > scaffolder, scaffolding, scaffold
welding, weld operator, coded welder, mig welder, tig welder, arc welder > welder, welding, fabricator
bus driver, coach driver, trolley bus driver, minibus driver > bus driver, coach driver, passenger driver, minibus driver, pcv driver
lorry driver, hgv driver, truck driver, artic driver, haulier > truck driver, lorry, cargo vehicle, hgv, lgv, class 1, class 2, tanker, refuse vehicle
van driver, courier, parcel driver, multi drop driver, delivery man, motorcycle courier, bicycle courier > delivery driver, van driver, courier, delivery person, bicycle courier, parcel
crane operator, crane driver > crane, tower crane, mobile crane
forklift driver, side loader driver > forklift, reach truck, lift truck
goods handler, loader, unloader, cargo loader > freight handler, loader, baggage handler, warehouse worker, stevedore
removals, removal man, furniture remover, furniture mover > mover, removal, removals
window washer, window cleaning > window cleaner
office cleaner, contract cleaner, building cleaner, school cleaner, cleaning operative > building cleaner, cleaner, cleaning
hotel cleaner, hotel maid > room attendant, housekeeping, chambermaid
waiter, waitress, waiting staff, server restaurant, food server > waiter, waitress, front of house, restaurant, food service
bar staff, bar person, bartender, mixologist, cocktail waiter > bartender, bar, barista, cocktail
coffee maker, coffee barista > barista
kitchen helper, kitchen hand, catering assistant, canteen assistant, kitchen aide > kitchen assistant, kitchen porter, catering assistant, canteen, food preparation
line cook, station chef, chef de partie, restaurant cook > cook, chef de partie, chef, grill cook
fast food worker, fast food crew, burger chef > quick service, crew member, fast food
pastry cook, patissier, dessert chef > pastry chef, pastry, patissier
executive chef, chef de cuisine, kitchen manager > head chef, executive chef, kitchen manager, chef manager
checkout operator, till assistant, supermarket cashier > cashier, checkout, till
box office, ticket office > ticket, box office
bank cashier > bank teller, teller, cashier
bookmaker, betting shop cashier, betting clerk > betting, bookmaker, lottery
security officer, security guard, security patrol, night watchman, watchman, patrol officer > security guard, security officer, gate guard, patrol, door supervisor, store detective
cctv operator, surveillance operator, alarm operator > cctv, alarm, surveillance, control room, security alarm
nursery assistant, nursery worker, nursery nurse, child care assistant, childcare worker, child carer, daycare assistant > childcare, child care, nursery, early years, nanny, playworker
teaching assistant, classroom assistant, learning support assistant, teachers aide, school assistant > teaching assistant, early years teaching, learning support, special educational needs assistant, classroom assistant
primary teacher, junior school teacher, infant school teacher > primary school teacher, primary teacher, early years, montessori, steiner
nursing aide, care aide, ward assistant, nurses aide > healthcare assistant, nursing assistant, care assistant
maternity assistant, maternity care assistant, midwifery assistant > maternity support, midwifery support
home carer, home care worker, home help, domiciliary carer, family carer > home care aide, home care, care at home, domiciliary, companion
care of older people, elderly care worker, elderly carer, older peoples carer > older adult care, residential home, care home worker, home care
community nurse, district nurse, specialist nurse, nurse specialist, clinical nurse > specialist nurse, nurse specialist, community, advanced nurse, nurse responsible for general care
general nurse, hospital nurse, ward nurse, sister > general care, nurse, staff nurse
physio assistant, physiotherapy aide > physiotherapy assistant
accounts clerk, accounting clerk, ledger clerk, purchase ledger clerk, sales ledger clerk, bookkeeping clerk > accounting assistant, accounts assistant, bookkeeper, ledger, billing clerk, auditing clerk
bookkeeper, book keeper, accounts administrator > bookkeeper, accounts assistant, accounting assistant, ledger clerk
management accountant, cost accountant, financial accountant, chartered accountant, tax accountant > accountant, cost analyst, tax advisor, financial controller, accounting analyst
auditor, external auditor, internal auditor > auditor, audit, auditing
tax adviser, tax consultant, tax assistant > tax, taxation
financial controller, finance controller, head of finance, treasurer, corporate treasurer > financial controller, financial manager, treasurer, budget manager
budget officer, budget analyst, cost controller > budget, cost analyst
payroll clerk, wages clerk, salaries clerk > payroll
credit control, collections officer > credit controller, credit, debt collector, collections
insurance claims, claims assessor, loss adjuster > claims handler, claims, loss adjuster, insurance
legal assistant, trainee solicitor, legal executive, litigation assistant > legal assistant, paralegal, case administrator, legal administrative
property lawyer, conveyancing, conveyancing assistant > conveyance, conveyancer, conveyancing
hr clerk, human resources clerk, hr assistant, hr administrator > human resources assistant, hr assistant, personnel
recruiter, recruitment officer, headhunter, talent scout > recruitment consultant, recruitment, talent
training officer, training coordinator, training and development officer, l and d officer > corporate trainer, training, learning and development
employee relations, labour relations, industrial relations > labour relations, employee relations, human resources
office junior, filing clerk, records clerk, admin clerk > file clerk, office clerk, office junior, records, filing, mail clerk
post room assistant, mailroom assistant, mail clerk > mail, post room
switchboard operator, telephonist, telephone operator > switchboard, telephone
front desk clerk, front desk, reception, greeting clerk > receptionist, front desk, front of house
doctors receptionist, gp receptionist, hospital receptionist, clinic receptionist > medical receptionist, receptionist
customer service assistant, customer adviser, customer service representative, client service agent, helpline operator > customer service, customer contact, call centre, customer
telesales, telemarketer, telephone sales > call centre, telesales, telemarketing, telephone sales
pa, personal assistant, executive secretary, executive pa, private secretary > executive assistant, personal assistant, secretary, management assistant
sales engineer, technical sales > technical sales, sales engineer
medical rep, pharma rep > medical sales, pharmaceutical sales
sales rep, salesman, saleswoman, door to door salesman, travelling salesman > sales representative, sales agent, door to door, commercial sales
stock clerk, stock keeper, stores clerk, storekeeper, stores assistant, store keeper > stock, inventory, stores, warehouse
goods in clerk, goods receiver, receiving clerk, shipping and receiving clerk > goods in, dispatch, distribution, warehouse, receiving
shipping agent, freight forwarder, import export clerk, customs clerk > freight forwarding, forwarding, import export, customs, shipping
fleet coordinator, route planner, transport scheduler, haulage planner > transport planner, transport, fleet, scheduler
it support, computer support, it helpdesk, it help desk, help desk technician, support analyst, it support officer > help desk, ict technician, it support, service desk, ict support
systems administrator, server administrator, it administrator > system administrator, network administrator, ict system administrator
network technician, telecoms technician, network installer > network technician, network engineer, ict network, telecommunications
cyber security analyst, cyber analyst, security engineer it, information security analyst, penetration tester, ethical hacker > ict security, cyber, ethical hacker, information security, penetration
software architect, application architect > software architect, system architect, enterprise architect
web designer, web developer, webmaster, website manager > web developer, web designer, webmaster, web content, user interface developer
ux designer, user experience designer, usability designer, ux analyst > user experience, user interface, ux, usability
software tester, qa engineer, quality assurance engineer, test engineer software > software tester, test analyst, software testing, ict test
data engineer, etl developer, data warehouse developer, database programmer, database developer, sql developer > database developer, data warehouse, data engineer, database designer, database integrator
data analyst, data miner, business intelligence analyst, machine learning engineer > data analyst, data scientist, data mining, business intelligence
bi developer, business intelligence developer > business intelligence, data
devops engineer, cloud engineer, cloud developer > cloud, devops, system administrator, integration engineer
it consultant, technology consultant, ict adviser > ict consultant, it consultant, solution architect
it manager, ict manager, head of it, chief information officer, it director > ict manager, chief technology officer, chief information officer, it manager, ict operations
it project manager, software project manager, scrum master, agile coach > ict project manager, project manager
product owner, software product manager > ict product manager, product manager
systems analyst, it analyst, software analyst, systems engineer software > system analyst, software analyst, business analyst
games programmer, video games developer > games developer, game developer
electrical design engineer, power systems engineer, power engineer > electrical engineer, power, electric power, substation
energy engineer, renewable energy engineer, wind energy engineer > energy engineer, renewable energy, wind, solar
building manager, site manager, construction supervisor, clerk of works, contracts manager > construction manager, site manager, general contractor, construction supervisor
fire alarm engineer, security engineer, alarm engineer, alarm installer, cctv installer > security alarm, alarm, fire alarm
lift engineer, lift mechanic, elevator engineer, elevator technician > lift technician, lift engineer, lift
panel beater, car painter, paint sprayer vehicles > vehicle painter, panel beater, body repair, transport equipment painter
tyre technician, tyre repairer > tyre fitter, tyre
auto electrician, vehicle electrician, car electrician > automotive electrician, vehicle electronics, automotive battery
hgv fitter, plant fitter, plant mechanic, agricultural engineer, tractor mechanic > heavy, plant, construction machinery, agricultural machinery, land based machinery, mobile plant
caretaker, janitor, site caretaker, school caretaker, facilities assistant > caretaker, handyman, building caretaker, premises
maintenance man, property maintenance, multi trader, general maintenance > handyman, maintenance operative, caretaker, multi skilled
production worker, production operative, assembly operative, line operative > factory hand, factory worker, assembler, production operative, packer
`;
